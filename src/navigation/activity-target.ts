// Destination of an activity, ad or mail: 1 an activity, 2 a game, 3 another site.
import { href, paths } from './paths.ts';

export interface Action {
  readonly clickType: 1 | 2 | 3;
  readonly clickAction: string;
}

export type Target =
  | { readonly kind: 'screen'; readonly href: string }
  | { readonly kind: 'site'; readonly href: string };

/** `undefined` for a destination that this build cannot open; it is then not shown. */
export function targetOf({ clickType, clickAction }: Action): Target | undefined {
  if (clickType === 2) return gameTarget(clickAction);
  return clickType === 3 ? siteTarget(clickAction) : undefined;
}

function gameTarget(gameId: string): Target | undefined {
  if (!/^\d{1,15}$/.test(gameId)) return undefined;
  return { kind: 'screen', href: href(paths.gameStart, { gameId, tryIt: 0 }) };
}

/** Https only. */
function siteTarget(address: string): Target | undefined {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'https:' ? { kind: 'site', href: url.href } : undefined;
}
