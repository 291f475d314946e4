/**
 * The origin of a launch address, or nothing where it may not be framed: a game of our own origin could
 * reach the page around it, and of any other kind of address there is no origin to check messages by.
 */
export function frameOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && origin !== location.origin ? origin : undefined;
}
