/** Where documents of the games' origin lie: `origin`, or the platform's own host with another port. */
export function gamesOriginOf(
  { origin, port }: { readonly origin: string; readonly port: number },
  platformOrigin: string,
): string {
  if (origin !== '') return origin;
  const { protocol, hostname } = new URL(platformOrigin);
  return `${protocol}//${hostname}:${port}`;
}
