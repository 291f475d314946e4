import type { GameLaunch } from '#src/contract/game.ts';

export interface FrameSource {
  /** Address that the frame loads. */
  readonly address: string;
  /** Origin that identifies its messages. */
  readonly origin: string;
  /** The document for the frame's page, sent as a message, because a frame of ours would share the app's origin. */
  readonly html?: string;
}

/** How a launch is framed, `undefined` if it must not be. */
export function framedBy({ method, url, loader = '' }: GameLaunch): FrameSource | undefined {
  const address = method === 'html' ? loader : url;
  const origin = otherOrigin(address);
  if (origin === undefined) return undefined;
  return method === 'html' ? { address, origin, html: url } : { address, origin };
}

/** Host of a launch that fills the whole window, `undefined` if it must not be opened. */
export function hostOf(address: string): string | undefined {
  const origin = otherOrigin(address);
  return origin === undefined ? undefined : new URL(origin).host;
}

/**
 * The origin of a launch address, `undefined` if it must not be framed: a game on our own origin could reach the
 * page around it, and other kinds of addresses have no origin to check messages by.
 */
function otherOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  // A page on https never opens a game over http.
  const isAsSafe = protocol === 'https:' || location.protocol === 'http:';
  return isWeb && isAsSafe && origin !== location.origin ? origin : undefined;
}
