// What the worker receives counts as data of the app: the page sees nothing of these requests.
import { addDataUse, watchTransfers } from '#src/data/db/data-use.ts';
import { database } from './database.ts';

export function countData(): void {
  watchTransfers(async (bytes) => {
    const db = await database();
    if (db) await addDataUse(db, bytes);
    return db !== null;
  });
}
