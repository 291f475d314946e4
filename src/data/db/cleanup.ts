// What sign-out leaves behind: nothing of the member but what the platform still has to be told.
import type { Table } from 'dexie';
import { database } from './database.ts';
import type { HalcyonDb, MutationRow } from './schema.ts';
import { dropFirstScreen, readsAsSignedIn } from '../config/first-screen-cache.ts';
import { readSession, session } from '../session/session.ts';

/** A draft of nobody that outlives a sign-in: who invited this installation. */
export const INVITE_DRAFT = 'invite';

/** Milliseconds; longer than any sign-in lasts. */
const LOGOUT_LIFE_MS = 90 * 24 * 3600 * 1000;

/**
 * Leaves nothing of anybody but the member who is signed in on this device now. Asked when a session ends or
 * begins, and at the start, because the visit before may have ended in the middle of it.
 */
export async function forgetOthers(): Promise<void> {
  const { db } = await database();
  await db.transaction('rw', [...personalTables(db), db.mutations], async () => {
    const { memberId } = readSession();
    for (const table of personalTables(db)) {
      await table
        .where('memberId')
        .notEqual(memberId)
        .filter(({ key, memberId: owner }) => !(owner === 0 && key === INVITE_DRAFT))
        .delete();
    }
    const mutations = await db.mutations
      .filter((row) => row.token !== undefined || row.memberId !== memberId)
      .toArray();
    await db.mutations.bulkDelete(mutations.filter(isOver).map(({ requestId }) => requestId));
    await db.mutations.bulkPut(mutations.filter(({ input }) => input === undefined).map(reduced));
  });
}

const personalTables = (db: HalcyonDb): Table<{ memberId: number; key?: string }>[] =>
  [db.members, db.balances, db.likes, db.plays, db.bets, db.gameSessions, db.drafts, db.snapshots] as Table[];

/** What waits in the queue is deleted with its member, except for a sign-out that a platform may still confirm. */
const isOver = ({ input, token, createdAt }: MutationRow): boolean =>
  input !== undefined && (token === undefined || Date.now() - createdAt > LOGOUT_LIFE_MS);

/** It names nothing but the call; no other member sees or sends it. */
const reduced = (row: MutationRow): MutationRow => ({ ...row, subject: '' });

/** The visit before may have ended before it could drop what it showed. */
export async function dropForeignFirstScreen(): Promise<void> {
  const isSignedIn = session.peek().memberId > 0;
  if ((await readsAsSignedIn()) === !isSignedIn) await dropFirstScreen();
}
