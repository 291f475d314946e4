// The page's way to the database. Its code arrives after the first screen can be used.
import { signal } from '@preact/signals-react';
import type { liveQuery } from 'dexie';
import type { HalcyonDb } from './db.ts';

export interface Database {
  db: HalcyonDb;
  liveQuery: typeof liveQuery;
}

/** `memory`: storage was refused, nothing is kept. `released`: a newer version needed the database. */
export const storageState = signal<'device' | 'memory' | 'released'>('device');

/** The opened database, for code that runs only after `database()` was awaited: every screen but the first. */
export let db: HalcyonDb;

let opening: Promise<Database> | undefined;

export const database = (): Promise<Database> => (opening ??= open());

async function open(): Promise<Database> {
  const { HalcyonDb, liveQuery } = await import('./open.ts');
  const onDevice = new HalcyonDb();
  try {
    await onDevice.open();
    db = onDevice;
  } catch {
    db = await inMemory(HalcyonDb);
  }
  letGoOnUpgrade(db);
  return { db, liveQuery };
}

/** Private windows and full disks: the same database over an IndexedDB that lives in this page. */
async function inMemory(Db: typeof HalcyonDb): Promise<HalcyonDb> {
  storageState.value = 'memory';
  const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb');
  const memory = new Db({ indexedDB: new IDBFactory(), IDBKeyRange });
  await memory.open();
  return memory;
}

/** A tab with an older version must not hold up a newer one; it asks for a reload instead. */
function letGoOnUpgrade(opened: HalcyonDb): void {
  opened.on('versionchange', () => {
    opened.close({ disableAutoOpen: true });
    storageState.value = 'released';
  });
}
