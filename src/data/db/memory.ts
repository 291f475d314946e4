// The same database over an in-memory IndexedDB of this page: for private windows and full disks.
import { untilLoaded } from '#src/lib/until-loaded.ts';
import type { HalcyonDb } from './schema.ts';

let opening: Promise<HalcyonDb> | undefined;

/** One per page. The worker cannot see it, so this page sends its events. */
export const memoryDb = (): Promise<HalcyonDb> => (opening ??= open());

async function open(): Promise<HalcyonDb> {
  const [{ CheckedDb: Db }, { IDBFactory, IDBKeyRange }] = await Promise.all([
    untilLoaded(() => import('./open.ts')),
    untilLoaded(() => import('fake-indexeddb')),
  ]);
  const db = new Db({ indexedDB: new IDBFactory(), IDBKeyRange });
  await db.open();
  return db;
}
