import { useSignals } from '@preact/signals-react/runtime';
import { platformTime } from '#src/data/api/clock.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { useMember } from '#src/data/member/use-member.ts';
import { accountWithPassword, session } from '#src/data/session/session.ts';
import { type Action, type Target, targetFor } from '#src/navigation/activity-target.ts';
import { knownActivities } from '#src/navigation/known-activities.ts';

export type Targets = (action: Action) => Target | undefined;

/** Where actions lead for this visit; `undefined` until the config has been read. */
export function useTargets(): Targets | undefined {
  useSignals();
  const config = useConfig();
  const member = useMember();
  const { memberId } = session.value;
  if (!config || member === undefined) return undefined;
  const visit = { isSignedIn: memberId > 0, origin: location.origin, account: accountWithPassword() };
  const open = { openIds: member?.activityIds, now: platformTime() };
  const known = knownActivities(config.activityList, open);
  return (action) => targetFor(action, visit, known);
}
