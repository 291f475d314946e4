// Transactions that the database may end because two waited for each other: they are run again.
//
// Locks are taken in one order: named locks, the member's game sessions, the member's balance, then rows of the
// member by their ids. Whatever changes several rows of a member holds the balance first.
import { setTimeout as wait } from 'node:timers/promises';
import type { Db, Trx } from './tables/tables.ts';

/** SQLSTATE: a serialization failure or a deadlock. Everything of the transaction has been undone. */
const ENDED: ReadonlySet<string> = new Set(['40001', '40P01']);
const TRIES = 4;
/** At most, doubled with each try: two that met once should not meet again. */
const PAUSE_MS = 25;

/** `work` may run more than once, so it touches nothing but the database. */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries === TRIES || !wasEnded(error)) throw error;
      await wait(Math.random() * PAUSE_MS * 2 ** tries);
    }
  }
}

const wasEnded = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ENDED.has(String(error.code));
