// The only way to write member data.
import { database } from './database.ts';
import type { MemberTableName } from './tables/retention.ts';
import type { HalcyonDb } from './tables/schema.ts';
import { isStillSignedIn } from '../session/session.ts';

/**
 * One transaction that writes nothing if the member has signed out meanwhile, here or in another tab: a late answer must
 * not restore deleted data. `memberId` 0 writes for a signed-out device.
 */
export async function writeMember<T>(
  memberId: number,
  tables: readonly MemberTableName[],
  work: (db: HalcyonDb) => Promise<T>,
): Promise<T | undefined> {
  const { db } = await database();
  const opened = tables.map((name) => db.table(name));
  try {
    return await db.transaction('rw', opened, async (transaction) => {
      if (!isStillSignedIn(memberId)) return;
      const done = await work(db);
      // The clean-up may have run between the start of this function and its transaction.
      if (!isStillSignedIn(memberId)) transaction.abort();
      return done;
    });
  } catch (error) {
    if (isStillSignedIn(memberId)) throw error;
  }
}
