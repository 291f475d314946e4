// Decides when pending mutations are sent: at the start, after signing in, on return, and when the connection returns.
import { exitPolicy, leaveAbandoned } from '#src/data/answers/game-session.ts';
import { flush } from '#src/data/mutations/flush.ts';
import { setQueuePolicies } from '#src/data/mutations/policies.ts';
import { logoutPolicy } from '#src/data/mutations/logout.ts';
import { sessionBegun } from '#src/data/session/session.ts';
import { likePolicy } from '#src/features/lobby/like/actions.ts';
import { paths } from '#src/navigation/paths.ts';
import { connectionReturned } from '../updates/connection.ts';
import { listenToOutcomes } from './outcomes.ts';

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
  listenToOutcomes();
  send();
}

function send(): void {
  // After a reload a game continues its session.
  void (location.pathname === paths.gameStart ? flush() : leaveAbandoned());
}
