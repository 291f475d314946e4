// The activities of the config, as this visit may see them.
import { useSignals } from '@preact/signals-react/runtime';
import type { ActivityConfig } from '#src/contract/config/bonus.ts';
import type { ActivityState } from '#src/contract/member.ts';
import { platformTime } from '#src/data/api/clock.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import type { MemberRow } from '#src/data/db/tables/rows.ts';
import { refreshActivities } from '#src/data/answers/refresh-activities.ts';
import { useMember } from '#src/data/member/use-member.ts';
import { session } from '#src/data/session/session.ts';
import { useNow } from '#src/lib/use-now.ts';
import { type Targets, useTargets } from '#src/patterns/activity/use-targets.ts';

/** How often the end of an activity is looked for. */
const TURN_MS = 30_000;
const FINISHED = 2;

export interface ActivityEvent {
  readonly activity: ActivityConfig;
  readonly state: ActivityState | undefined;
  /** `closed`: switched off, or not open to this member; it has a text, and is not listed. */
  readonly time: 'soon' | 'open' | 'past' | 'closed';
  /** Epoch seconds: of the member's own time if it is shorter. */
  readonly endTime: number | undefined;
}

export interface Events {
  readonly list: readonly ActivityEvent[];
  /** Those that a visitor does not see before signing in. */
  readonly hidden: readonly ActivityEvent[];
  readonly targets: Targets;
  /** `gameResourceUrl`. */
  readonly pictures: string;
  /** Epoch milliseconds; 0 for a visitor, who reads the config alone. */
  readonly readAt: number;
}

/** `undefined` until it has been read, `null` if nothing is stored. */
export function useEvents(): Events | null | undefined {
  useSignals();
  const config = useConfig();
  const member = useMember();
  const targets = useTargets();
  const { memberId } = session.value;
  const now = platformTime(useNow(TURN_MS));
  if (!config || member === undefined || !targets) return undefined;
  if (memberId > 0 && !member) return null;
  const all = [...config.activityList]
    .sort((one, other) => one.sort - other.sort)
    .map((activity) => eventOf(activity, member, now));
  const isHidden = ({ activity }: ActivityEvent) => memberId === 0 && activity.unloginShowStatus === 0;
  const list = all.filter((event) => !isHidden(event));
  const readAt = Math.max(member?.readAt ?? 0, member?.activitiesReadAt ?? 0);
  return { list, hidden: all.filter(isHidden), targets, pictures: config.gameResourceUrl, readAt };
}

function eventOf(activity: ActivityConfig, member: MemberRow | null, now: number): ActivityEvent {
  const state = member?.activityMap[String(activity.id)];
  const endTime = state?.endTime ?? activity.endTime;
  const event = { activity, state, endTime };
  return { ...event, time: timeOf(event, member, now) };
}

function timeOf(
  { activity, state, endTime = Infinity }: Omit<ActivityEvent, 'time'>,
  member: MemberRow | null,
  now: number,
): ActivityEvent['time'] {
  const { id, status, startTime = 0 } = activity;
  if (status !== 1) return 'closed';
  if (startTime > now) return 'soon';
  if (endTime <= now || state?.status === FINISHED) return 'past';
  return member && !member.activityIds.includes(id) ? 'closed' : 'open';
}

export const refreshEvents = () => (session.peek().memberId > 0 ? refreshActivities() : refreshConfig());
