import type { GameLaunch } from '#src/contract/game.ts';

export interface Framed {
  /** What is loaded into the frame. */
  readonly address: string;
  /** By which its messages are known. */
  readonly origin: string;
  /** What the page in the frame is to show: it goes there by message, for a frame of ours would lend it our rights. */
  readonly html?: string;
}

/** How a launch is framed, or nothing where it may not be. */
export function framedBy({ method, url, loader = '' }: GameLaunch): Framed | undefined {
  const address = method === 'html' ? loader : url;
  const origin = otherOrigin(address);
  if (origin === undefined) return undefined;
  return method === 'html' ? { address, origin, html: url } : { address, origin };
}

/** Where a launch leads that takes the whole window, or nothing where it may not. */
export function hostOf(address: string): string | undefined {
  const origin = otherOrigin(address);
  return origin === undefined ? undefined : new URL(origin).host;
}

/**
 * The origin of a launch address, or nothing where it may not be framed: a game of our own origin could
 * reach the page around it, and of any other kind of address there is no origin to check messages by.
 */
function otherOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  // From a page that nobody can listen in on, no way leads to one where somebody can.
  const isAsSafe = protocol === 'https:' || location.protocol === 'http:';
  return isWeb && isAsSafe && origin !== location.origin ? origin : undefined;
}
