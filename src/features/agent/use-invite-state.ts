import { platformTime } from '#src/data/api/clock.ts';
import type { KeptInvite } from '#src/data/member/agent-rows.ts';
import { useNow } from '#src/lib/use-now.ts';

const MINUTE_MS = 60_000;

/** The time for the total has ended, by the platform's clock. */
export function useIsOver({ endTime }: Pick<KeptInvite, 'endTime'>): boolean {
  const now = useNow(MINUTE_MS / 2);
  return endTime > 0 && endTime <= platformTime(now);
}

/** The total has reached the target. */
export function useCanCashOut(invite: KeptInvite): boolean {
  const isOver = useIsOver(invite);
  const { total, target } = invite;
  return !isOver && total > 0 && total >= target;
}
