// The one way to write what belongs to a member.
import { database } from '../db/database.ts';
import type { MemberTableName } from '../db/retention.ts';
import type { HalcyonDb } from '../db/schema.ts';
import { isStillSignedIn } from '../session/session.ts';

/**
 * One transaction, which writes nothing when the member has signed out meanwhile, here or in another tab: an answer that
 * comes late must not bring back what was forgotten. `memberId` 0 writes for a device where nobody is signed in.
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
      // This function began before the transaction had its turn, so the clean-up may have come between.
      if (!isStillSignedIn(memberId)) transaction.abort();
      return done;
    });
  } catch (error) {
    if (isStillSignedIn(memberId)) throw error;
  }
}
