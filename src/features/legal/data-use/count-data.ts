import { database } from '#src/data/db/database.ts';
import { addDataUse, watchTransfers } from '#src/data/db/data-use.ts';

/** Once per page. */
export function countData(): void {
  watchTransfers(async (bytes) => {
    const { db } = await database();
    await addDataUse(db, bytes);
    return true;
  });
}
