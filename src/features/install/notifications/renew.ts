import { session } from '#src/data/session/session.ts';
import { renewPush } from './actions.ts';
import { keptPush } from './kept-push.ts';

/** Renews the subscription of the member who is signed in. */
export async function renewNotifications(): Promise<void> {
  const { memberId } = session.peek();
  const kept = memberId > 0 ? await keptPush(memberId) : null;
  if (kept) await renewPush(kept);
}
