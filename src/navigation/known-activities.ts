// Which activities are open, by what is stored.
import type { ActivityConfig } from '#src/contract/config/bonus.ts';
import type { KnownActivity } from './activity-target.ts';

/** Epoch seconds. */
export const isRunning = (
  { status, startTime = 0, endTime = Infinity }: Pick<ActivityConfig, 'status' | 'startTime' | 'endTime'>,
  now: number,
): boolean => status === 1 && startTime <= now && now < endTime;

interface OpenTo {
  /** Ids that are open to the member; `undefined` signed out, or if no answer is stored. */
  readonly openIds?: readonly number[] | undefined;
  /** Epoch seconds of the platform. */
  readonly now: number;
}

export const knownActivities = (
  activities: readonly ActivityConfig[],
  { openIds, now }: OpenTo,
): KnownActivity[] =>
  activities.map((activity) => {
    const { id, activityType, unloginShowStatus } = activity;
    const isOpen = isRunning(activity, now) && (openIds?.includes(id) ?? true);
    return { id, activityType, unloginShowStatus, isOpen };
  });
