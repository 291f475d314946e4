// What a member leaves on a device while they are signed in, and what is left of it.
import { db } from '#src/data/db/database.ts';
import { GAMES } from './small-catalogue.ts';

/** Everything that a member leaves behind while they are signed in. */
export async function leaveTraces(memberId: number): Promise<void> {
  await db.likes.put({ memberId, gameId: GAMES.open, like: 0, wish: 1 });
  await db.plays.put({ memberId, gameId: GAMES.open, playedAt: 1 });
  await db.exits.put({ memberId, gameId: GAMES.open, requestId: `e${memberId}`, madeAt: 1 });
  await db.drafts.put({ memberId, key: 'feedback', value: { text: 'mine' } });
  await db.snapshots.put({
    memberId,
    name: 'security',
    value: { passkeys: [], methods: [], hasPassword: true },
    readAt: 1,
  });
  await db.wishes.put({ requestId: `r${memberId}`, memberId, call: 'exchange', digest: 'ab', madeAt: 1 });
}

/** Names of the tables that hold something of the member. */
export async function rowsOf(memberId: number): Promise<string[]> {
  const kept = await Promise.all(
    [db.members, db.balances, db.likes, db.plays, db.bets, db.exits, db.drafts, db.snapshots].map(
      async (table) => [table.name, await table.where('memberId').equals(memberId).count()],
    ),
  );
  return kept.flatMap(([name, count]) => (count === 0 ? [] : [String(name)]));
}
