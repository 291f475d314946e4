// What a member leaves on a device while they are signed in, and what is left of it.
import { db } from '#src/data/db/database.ts';
import { GAMES } from './small-catalogue.ts';

/** Everything that a member leaves behind while they are signed in. */
export async function leaveTraces(memberId: number): Promise<void> {
  await db.likes.put({ memberId, gameId: GAMES.open, like: 1, isPending: true });
  await db.plays.put({ memberId, gameId: GAMES.open, playedAt: 1 });
  await db.gameSessions.put({ memberId, gameId: GAMES.open, state: 'open', since: 1 });
  const queued = { requestId: `q${memberId}`, memberId, createdAt: 1, attempts: 0 };
  await db.mutations.put({ ...queued, call: 'gameLike', subject: '1', input: { gameId: 1, like: 1 } });
  await db.drafts.put({ memberId, key: 'feedback', value: { text: 'mine' } });
  await db.snapshots.put({
    memberId,
    name: 'security',
    value: { passkeys: [], methods: [], hasPassword: true },
    readAt: 1,
  });
  const sent = { requestId: `r${memberId}`, memberId, createdAt: 1, attempts: 1 };
  await db.mutations.put({ ...sent, call: 'exchange', subject: 'order 7' });
}

/** Names of the tables that hold something of the member. */
export async function rowsOf(memberId: number): Promise<string[]> {
  const kept = await Promise.all(
    [db.members, db.balances, db.likes, db.plays, db.bets, db.gameSessions, db.drafts, db.snapshots].map(
      async (table) => [table.name, await table.where('memberId').equals(memberId).count()],
    ),
  );
  return kept.flatMap(([name, count]) => (count === 0 ? [] : [String(name)]));
}
