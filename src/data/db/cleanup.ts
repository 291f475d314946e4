// Deletes member data at sign-out, except what the platform still has to receive.
import { dropFirstScreen, readsAsSignedIn } from './first-screen-cache.ts';
import { readSession, session } from '../session/session.ts';
import { database } from './database.ts';
import { keepsSomething, keptFor, memberTables } from './tables/retention.ts';

/**
 * Deletes the data of every member but the one who is signed in now. Runs when a session ends or begins, and at
 * the start, because the last visit may have ended in the middle of it.
 */
export async function forgetOthers(): Promise<void> {
  const { db } = await database();
  const tables = memberTables(db);
  // Nearly always there is nothing, and a transaction that may write shuts out every reader.
  const hasOthers = await db.transaction('r', tables, async () => {
    const { memberId } = readSession();
    // Keys alone: rows are not read, nor checked, for it.
    const keys = tables.map((table) => table.where('memberId').notEqual(memberId).primaryKeys());
    const found = (await Promise.all(keys)).flat();
    // Sessions to be ended belong to nobody, and are kept for a time.
    return found.length > 0 || (await db.mutations.where({ memberId: 0 }).count()) > 0;
  });
  if (!hasOthers) return;
  await db.transaction('rw', tables, async () => {
    const { memberId } = readSession();
    for (const table of tables) {
      const rows = keepsSomething(table.name)
        ? table.toCollection()
        : table.where('memberId').notEqual(memberId);
      await rows.modify((row, held) => {
        const kept = keptFor(memberId, table.name, row);
        if (kept === row) return false;
        if (kept) held.value = kept;
        else delete (held as Partial<typeof held>).value;
        return true;
      });
    }
  });
}

/** The last visit may have ended before it deleted its copy. */
export async function dropForeignFirstScreen(): Promise<void> {
  const isSignedIn = session.peek().memberId > 0;
  if ((await readsAsSignedIn()) === !isSignedIn) await dropFirstScreen();
}
