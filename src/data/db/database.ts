// The page's access to the database. Its code loads after the first screen is usable.
import { signal } from '@preact/signals-react';
import type { liveQuery } from 'dexie';
import { createEmitter } from '#src/lib/emitter.ts';
import { untilLoaded } from '#src/lib/until-loaded.ts';
import type { HalcyonDb } from './schema.ts';
import { memoryDb } from './memory.ts';
import { beginNewLog } from './new-log.ts';

export interface Database {
  db: HalcyonDb;
  liveQuery: typeof liveQuery;
}

/** `memory`: storage is blocked, nothing is kept. `released`: a newer version needed the database. */
export const storageState = signal<'device' | 'memory' | 'released'>('device');

/** The browser closed the database, which may be empty when it opens again. */
export const connectionLost = createEmitter<void>();

/** The opened database, for code that runs only after `database()` was awaited: every screen but the first. */
export let db: HalcyonDb;

let opening: Promise<Database> | undefined;

export const database = (): Promise<Database> => (opening ??= open());

async function open(): Promise<Database> {
  const [{ CheckedDb, liveQuery }] = await Promise.all([
    untilLoaded(() => import('./open.ts')),
    beginNewLog(),
  ]);
  const onDevice = new CheckedDb();
  try {
    await onDevice.open();
    db = onDevice;
  } catch {
    storageState.value = 'memory';
    db = await memoryDb();
  }
  letGoOnUpgrade(db);
  // Closed or evicted by the browser: Dexie opens it again on the next access.
  db.on('close', () => connectionLost.emit());
  return { db, liveQuery };
}

/** A tab with an older version must not block a newer one; it asks for a reload instead. */
function letGoOnUpgrade(opened: HalcyonDb): void {
  opened.on('versionchange', () => {
    opened.close({ disableAutoOpen: true });
    storageState.value = 'released';
  });
}
