// Destination of an activity, ad or mail: 1 an activity, 2 a game, 3 another site.
import { ownPath } from '#src/lib/own-address.ts';
import { href, loginHref, paths } from './paths.ts';

export interface Action {
  readonly clickType: 1 | 2 | 3;
  readonly clickAction: string;
}

export type Target =
  | { readonly kind: 'screen'; readonly href: string }
  | { readonly kind: 'site'; readonly href: string };

/** What is known of the visit; in a document that is rendered ahead, nothing. */
export interface Visit {
  readonly isSignedIn: boolean;
  /** Origin of the app, "" if unknown. */
  readonly origin: string;
  /** One with a saved password, or "". */
  readonly account: string;
}

/**
 * `undefined` for a destination that this build cannot open; it is then not shown. Where the platform wants a member,
 * a visitor signs in first.
 */
export function targetFor(
  action: Action & { readonly unloginShowStatus: 0 | 1 },
  { isSignedIn, origin, account }: Visit,
): Target | undefined {
  const target = targetOf(action, origin);
  if (!target || isSignedIn || action.unloginShowStatus === 1) return target;
  const wanted = target.kind === 'screen' ? target.href : paths.home;
  return { kind: 'screen', href: loginHref(account, wanted) };
}

function targetOf({ clickType, clickAction }: Action, origin: string): Target | undefined {
  if (clickType === 2) return gameTarget(clickAction);
  return clickType === 3 ? siteTarget(clickAction, origin) : undefined;
}

function gameTarget(gameId: string): Target | undefined {
  if (!/^\d{1,15}$/.test(gameId)) return undefined;
  return { kind: 'screen', href: href(paths.gameStart, { gameId, tryIt: 0 }) };
}

/** An address of our own stays in the app; another one has to be https. */
function siteTarget(address: string, origin: string): Target | undefined {
  const own = ownPath(address, origin);
  if (own !== undefined) return { kind: 'screen', href: own };
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'https:' ? { kind: 'site', href: url.href } : undefined;
}
