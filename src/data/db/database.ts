// The page's access to the database. Its code loads after the first screen is usable.
import { signal } from '@preact/signals-react';
import type { liveQuery } from 'dexie';
import { createEmitter } from '#src/lib/emitter.ts';
import { nextTask } from '#src/lib/moments.ts';
import { untilLoaded } from '#src/lib/until-loaded.ts';
import { probeLocks } from './locks.ts';
import { beginNewLog } from './new-log.ts';
import type { PageDb } from './page-db.ts';
import type { HalcyonDb } from './schema.ts';

export interface Database {
  db: PageDb;
  liveQuery: typeof liveQuery;
}

/** `memory`: storage is refused or full, nothing more is kept. `released`: a newer version needed the database. */
export const storageState = signal<'device' | 'memory' | 'released'>('device');

/** The browser closed the database, or another tab deleted it: what was in it may be gone. */
export const connectionLost = createEmitter<void>();

/** The page was left in the middle of reads or writes, and is shown again without them. */
export const returnedUnfinished = createEmitter<void>();

/** The opened database, for code that runs only after `database()` was awaited: every screen but the first. */
export let db: PageDb;

/** Events that the device holds although it cannot be written any more: a copy, which this page sends. */
export const leftBehind = (): HalcyonDb | undefined => (db as PageDb | undefined)?.leftBehind;

let opening: Promise<Database> | undefined;

export const database = (): Promise<Database> => (opening ??= open());

async function open(): Promise<Database> {
  const [{ PageDb: Db, liveQuery }] = await Promise.all([
    untilLoaded(() => import('./open.ts')),
    beginNewLog(),
  ]);
  const opened = new Db({
    onMoved: () => {
      storageState.value = 'memory';
    },
    onReturned: returnedUnfinished.emit,
  });
  try {
    await opened.open();
  } catch {
    await probeLocks();
    await untilLoaded(() => opened.goOnInMemory());
  }
  watch(opened);
  db = opened;
  // Opening takes a long task, and all that waited for it would go on in the same one.
  await nextTask();
  return { db, liveQuery };
}

function watch(opened: PageDb): void {
  const listen = () => opened.backendDB().addEventListener('close', () => void comeBack(opened));
  // With every connection.
  opened.on('ready', listen, true);
  opened.on('versionchange', ({ newVersion }) => {
    // Another tab deletes it, and Dexie has closed this connection.
    if (newVersion === null) return void comeBack(opened);
    // A tab with an older version must not block a newer one; it asks for a reload instead.
    opened.close({ disableAutoOpen: true });
    storageState.value = 'released';
  });
}

async function comeBack(opened: PageDb): Promise<void> {
  if (storageState.peek() !== 'device') return;
  await opened.reopen();
  connectionLost.emit();
}
