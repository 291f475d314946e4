import { useSignals } from '@preact/signals-react/runtime';
import type { ActivityConfig } from '#src/contract/config/bonus.ts';
import type { AppConfigShell } from '#src/contract/config.ts';
import { boundsOf } from '#src/data/api/bounds.ts';
import { useMoments } from '#src/data/api/use-moments.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { type ActivityStep, stepsOf } from '#src/data/member/activity-steps.ts';
import type { MemberRow } from '#src/data/db/tables/rows.ts';
import { useMember } from '#src/data/member/use-member.ts';
import { session } from '#src/data/session/session.ts';
import { ownPath } from '#src/lib/address/own-address.ts';
import { activityScreen } from '#src/navigation/activity-screen.ts';
import { isRunning } from '#src/navigation/known-activities.ts';
import type { Path } from '#src/navigation/paths.ts';
import { useSignInFirst } from './use-sign-in-first.ts';

const ADDRESS = 3;

export interface ActivityHere {
  readonly config: AppConfigShell;
  /** `null` for a visitor. */
  readonly member: MemberRow | null;
  /** Absent if the platform has none for this screen. */
  readonly activity: ActivityConfig | undefined;
  readonly steps: readonly ActivityStep[];
  /** It is running, and it is open to this member. */
  readonly isOpen: boolean;
  /** Epoch seconds: of the member's own time if there is one. */
  readonly endTime: number | undefined;
  /** Epoch seconds of the platform. */
  readonly now: number;
  /** Epoch milliseconds; 0 for a visitor. */
  readonly readAt: number;
}

/** The activity that leads to this screen. `undefined` until it has been read, `null` if nothing is stored. */
export function useActivityAt(path: Path): ActivityHere | null | undefined {
  useSignals();
  const config = useConfig();
  const member = useMember();
  const { memberId } = session.value;
  const activity = config?.activityList.find((each) => leadsTo(each, path));
  const now = useMoments(...momentsOf(activity, member));
  const isHidden = memberId === 0 && activity?.unloginShowStatus === 0;
  useSignInFirst(isHidden);
  if (!config || member === undefined || isHidden) return undefined;
  if (memberId > 0 && !member) return null;
  return { config, member, activity, now, ...ofMember(activity, member, now) };
}

function momentsOf(activity: ActivityConfig | undefined, member: MemberRow | null | undefined) {
  const own = member?.activityMap[String(activity?.id)];
  return [...boundsOf([activity, own]), own?.nextTime];
}

type OfMember = Pick<ActivityHere, 'steps' | 'isOpen' | 'endTime' | 'readAt'>;

function ofMember(activity: ActivityConfig | undefined, member: MemberRow | null, now: number): OfMember {
  const readAt = member ? Math.max(member.readAt, member.activitiesReadAt ?? 0) : 0;
  if (!activity) return { steps: [], isOpen: false, endTime: undefined, readAt };
  const state = member?.activityMap[String(activity.id)];
  const isMine = member?.activityIds.includes(activity.id) ?? true;
  return {
    steps: stepsOf(state),
    isOpen: isMine && isRunning(activity, now),
    endTime: state?.endTime ?? activity.endTime,
    readAt,
  };
}

/** By its type, or because the operator names the address. */
const leadsTo = ({ activityType, clickType, clickAction }: ActivityConfig, path: Path): boolean =>
  activityScreen(activityType) === path ||
  (clickType === ADDRESS && ownPath(clickAction, location.origin) === path);
