// Decides when pending mutations are sent: at the start, after signing in, on return, and when the connection returns.
import { exitPolicy, leaveAbandoned } from '#src/data/answers/game-session.ts';
import { database } from '#src/data/db/database.ts';
import { flush } from '#src/data/mutations/flush.ts';
import { setQueuePolicies } from '#src/data/mutations/policies.ts';
import { logoutPolicy } from '#src/data/mutations/logout.ts';
import { sessionBegun } from '#src/data/session/session.ts';
import { likePolicy } from '#src/features/lobby/like/actions.ts';
import { paths } from '#src/navigation/paths.ts';
import { loadChunk } from '../loading/load-chunk.ts';
import { connectionReturned } from '../updates/connection.ts';
import type * as Outcomes from './outcomes.ts';

export function listenToMutations(): void {
  setQueuePolicies([logoutPolicy, exitPolicy, likePolicy], async () => {
    const [{ claimPolicies }, { mailDeletion }, { deskPolicy }] = await Promise.all([
      import('#src/data/answers/claims.ts'),
      import('#src/data/mails/deletion.ts'),
      import('#src/data/support/desk.ts'),
    ]);
    return [...claimPolicies, mailDeletion, deskPolicy];
  });
  sessionBegun.listen(send);
  connectionReturned.listen(send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') send();
  });
  void listenToOutcomes();
  send();
}

function send(): void {
  // After a reload a game continues its session.
  void (location.pathname === paths.gameStart ? flush() : leaveAbandoned());
}

/** Their code is loaded once there is one to show, and before its row is deleted. */
export async function listenToOutcomes(): Promise<{ unsubscribe: () => void }> {
  const { db, liveQuery } = await database();
  const count = liveQuery(() => db.mutations.filter(({ outcome }) => !!outcome).count());
  const next = (ended: number): void => {
    if (ended > 0) void loadChunk(() => import('./outcomes.ts'), 'mail').then(showAll, () => {});
  };
  return count.subscribe({ next, error: (error) => reportError(error) });
}

const showAll = ({ showOutcomes }: typeof Outcomes): Promise<void> => showOutcomes();
