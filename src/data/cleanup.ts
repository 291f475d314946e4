// What sign-out leaves behind: nothing of the member but what the platform still has to be told.
import type { Table } from 'dexie';
import { database } from './database.ts';
import { dropFirstScreen } from './first-screen-cache.ts';
import type { Session } from './session.ts';

/** Forgets a member on this device. The token stays in one row until the platform has ended it. */
export async function forgetMember(
  { memberId, token }: Session,
  options: { keepToken: boolean },
): Promise<void> {
  await dropFirstScreen();
  const { db } = await database();
  const personal: Table[] = [db.members, db.balances, db.likes, db.plays, db.bets, db.drafts];
  await db.transaction('rw', [...personal, db.wishes, db.pendingLogouts], async () => {
    for (const table of personal) await table.where({ memberId }).delete();
    // Without its digest a wish names nothing but the call; no other member sees or sends it.
    await db.wishes.where({ memberId }).modify((wish) => {
      delete wish.digest;
    });
    if (options.keepToken) await db.pendingLogouts.add({ token, madeAt: Date.now() });
  });
}
