import { useMoments } from '#src/data/api/use-moments.ts';
import type { KeptInvite } from '#src/data/member/agent-rows.ts';

/** The time for the total has ended, by the platform's clock. */
export function useIsOver({ endTime }: Pick<KeptInvite, 'endTime'>): boolean {
  const now = useMoments(endTime);
  return endTime > 0 && endTime <= now;
}

/** The total has reached the target. */
export function useCanCashOut(invite: KeptInvite): boolean {
  const isOver = useIsOver(invite);
  const { total, target } = invite;
  return !isOver && total > 0 && total >= target;
}
