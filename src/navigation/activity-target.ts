// Where an action leads: 1 an activity, 2 a game, 3 an address. Ads, pop-ups, mails, tasks and cards all ask here.
import type { ActivityConfig } from '#src/contract/config/bonus.ts';
import { ownPath } from '#src/lib/address/own-address.ts';
import { activityScreen } from './activity-screen.ts';
import type { OpenOverlay } from './overlay.ts';
import { href, loginHref, paths } from './paths.ts';

export interface Action {
  readonly clickType: 1 | 2 | 3;
  readonly clickAction: string;
  /** 0 = a visitor signs in first; a task, which only members see, has none. */
  readonly unloginShowStatus?: 0 | 1;
}

/** Every target has an address, so that it can be a link; an overlay opens in place of it. */
export type Target =
  | { readonly kind: 'screen' | 'site'; readonly href: string }
  | { readonly kind: 'overlay'; readonly href: string; readonly overlay: OpenOverlay };

/** What is known of the visit; in a document that is rendered ahead, nothing. */
export interface Visit {
  readonly isSignedIn: boolean;
  /** Origin of the app, "" if unknown. */
  readonly origin: string;
  /** One with a saved password, or "". */
  readonly account: string;
}

/** See `knownActivities`. */
export interface KnownActivity extends Pick<ActivityConfig, 'id' | 'activityType' | 'unloginShowStatus'> {
  /** Now, and to this member. */
  readonly isOpen: boolean;
}

/** Types that open over the screen instead of on one of their own. */
const OVERLAYS: Readonly<Partial<Record<number, OpenOverlay>>> = {
  20: { name: 'spin', props: {} },
  25: { name: 'notices', props: {} },
  32: { name: 'download', props: {} },
};

/**
 * `undefined` for a destination that this build cannot open; it is then not shown. Where the platform wants a member,
 * a visitor signs in first. An activity that is closed, or of a type without a screen, opens its own text.
 */
export function targetFor(
  action: Action,
  { isSignedIn, origin, account }: Visit,
  activities: readonly KnownActivity[],
): Target | undefined {
  const { clickType, clickAction } = action;
  const activity = clickType === 1 ? activities.find(({ id }) => String(id) === clickAction) : undefined;
  const target = clickType === 1 ? activityTarget(activity) : otherTarget(action, origin);
  const isForMembers = action.unloginShowStatus === 0 || activity?.unloginShowStatus === 0;
  if (!target || isSignedIn || !isForMembers) return target;
  const wanted = target.kind === 'site' ? paths.home : target.href;
  return { kind: 'screen', href: loginHref(account, wanted) };
}

const activityTarget = (activity: KnownActivity | undefined): Target =>
  activity ? ofKnown(activity) : { kind: 'screen', href: paths.bonusEvent };

function ofKnown({ id, activityType, isOpen }: KnownActivity): Target {
  const text = activityText(id);
  const overlay = isOpen ? OVERLAYS[activityType] : undefined;
  if (overlay) return { kind: 'overlay', href: text, overlay };
  return { kind: 'screen', href: (isOpen ? activityScreen(activityType) : undefined) ?? text };
}

/** The address of an activity's own text. */
export const activityText = (id: number): string => href(paths.bonusEvent, { id });

const otherTarget = ({ clickType, clickAction }: Action, origin: string): Target | undefined =>
  clickType === 2 ? gameTarget(clickAction) : siteTarget(clickAction, origin);

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
