// Who may see a screen, judged by stored data only; callers may fetch what is missing.
import type { ActivityConfig } from '#src/contract/config/bonus.ts';
import { isRunning } from './known-activities.ts';

/** `auth`: requires a signed-in member. `auth-activity`: requires an activity that is open to the visitor. */
export type Guard = 'auth' | 'auth-activity';

export const VIP_ACTIVITY = 8;

/** `unknown`: the deciding data has not been read yet. */
export type Verdict = 'open' | 'closed' | 'signIn' | 'unknown';

export interface ActivityAccess {
  readonly isSignedIn: boolean;
  /** From the stored config; undefined if none is stored. */
  readonly activities: readonly ActivityConfig[] | undefined;
  /** Ids that are open to the member; undefined if no start-up answer is stored. */
  readonly openIds: readonly number[] | undefined;
  /** Epoch seconds of the platform. */
  readonly now: number;
}

export function judgeActivity(activityType: number, access: ActivityAccess): Verdict {
  const { activities, openIds, isSignedIn, now } = access;
  if (!activities || (isSignedIn && !openIds)) return 'unknown';
  const activity = activities.find((each) => each.activityType === activityType);
  if (!activity) return 'closed';
  if (isSignedIn) return openIds?.includes(activity.id) ? 'open' : 'closed';
  if (!isRunning(activity, now)) return 'closed';
  return activity.unloginShowStatus === 1 ? 'open' : 'signIn';
}
