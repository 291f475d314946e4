/**
 * The path of an absolute address of our own origin, read as a browser reads it; `undefined` for any other address.
 * Without an origin nothing is ours.
 */
export function ownPath(address: string, origin: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  // A path that begins with two slashes would name another host.
  const isOurs = url.origin === origin && !url.pathname.startsWith('//');
  return isOurs ? url.pathname + url.search + url.hash : undefined;
}
