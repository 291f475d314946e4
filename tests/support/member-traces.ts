// What a member leaves on a device while signed in, and what is left of it afterwards.
import { db } from '#src/data/db/database.ts';
import { keptFor, memberTables, type MemberTableName } from '#src/data/db/tables/retention.ts';
import type { HalcyonDb } from '#src/data/db/tables/schema.ts';
import { GAMES } from './small-catalogue.ts';

type RowOf<Name extends MemberTableName> = Parameters<HalcyonDb[Name]['put']>[0];

/** One row or more for each table of a member: a table that is missing here does not compile. */
const tracesOf = (memberId: number): { [Name in MemberTableName]: RowOf<Name>[] } => ({
  // Filled by the platform's answers about the member.
  members: [],
  balances: [],
  likes: [{ memberId, gameId: GAMES.open, like: 1, isPending: true }],
  plays: [{ memberId, gameId: GAMES.open, playedAt: 1 }],
  bets: [],
  gameSessions: [{ memberId, gameId: GAMES.open, state: 'open', since: 1 }],
  drafts: [{ memberId, key: 'feedback', value: { text: 'mine' } }],
  mails: [
    {
      ...{ memberId, id: 1, title: 'mine', summary: '', type: 1, read: false, hasAward: false },
      ...{ received: false, time: 1, claimable: 0 },
    },
  ],
  mailTexts: [
    {
      ...{ memberId, id: 1, title: 'mine', content: 'mine', awards: [], read: true, received: false },
      ...{ time: 1, readAt: 1 },
    },
  ],
  snapshots: [
    { memberId, name: 'security', value: { passkeys: [], methods: [], hasPassword: true }, readAt: 1 },
  ],
  mutations: [
    {
      requestId: `q${memberId}`,
      memberId,
      call: 'gameLike',
      subject: '1',
      input: { gameId: 1, like: 1 },
      createdAt: 1,
      attempts: 0,
    },
    {
      requestId: `r${memberId}`,
      memberId,
      call: 'exchange',
      subject: 'order 7',
      createdAt: 1,
      attempts: 1,
    },
  ],
});

/** Every table whose rows have a `memberId`. */
export const TABLES_WITH_A_MEMBER = Object.keys(tracesOf(0));

/** Writes everything that a member leaves behind while signed in. */
export async function leaveTraces(memberId: number): Promise<void> {
  for (const [name, rows] of Object.entries(tracesOf(memberId))) await db.table(name).bulkPut(rows);
}

/** Names of the tables that hold more about the member than may be kept after sign-out. */
export async function rowsOf(memberId: number): Promise<string[]> {
  const tables = memberTables(db).map(async (table) => {
    const rows = await table.where({ memberId }).toArray();
    const isLeft = rows.some((row) => JSON.stringify(keptFor(0, table.name, row)) !== JSON.stringify(row));
    return isLeft ? [table.name] : [];
  });
  return (await Promise.all(tables)).flat();
}
