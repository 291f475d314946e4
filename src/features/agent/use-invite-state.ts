import { useMoments } from '#src/data/api/use-moments.ts';
import type { KeptInvite } from '#src/data/db/tables/agent-rows.ts';

/** The round has ended, by the platform's clock. */
export function useIsOver({ endTime }: Pick<KeptInvite, 'endTime'>): boolean {
  const now = useMoments(endTime);
  return endTime > 0 && endTime <= now;
}

/** The total has reached the target; the end of its round does not take it away. */
export const canCashOut = ({ total, target }: KeptInvite): boolean => total > 0 && total >= target;
