// The page's access to the database. Its code loads after the first screen is usable.
import { signal } from '@preact/signals-react';
import type { liveQuery } from 'dexie';
import { createEmitter } from '#src/lib/emitter.ts';
import { nextTask } from '#src/lib/moments.ts';
import { untilLoaded } from '#src/lib/until-loaded.ts';
import { beginNewLog } from '#src/device/new-log.ts';
import { firstRead, openOrReplace, type StorageState } from './opened.ts';
import type * as Code from './open.ts';
import type { PageDb } from './page-db.ts';

export interface Database {
  db: PageDb;
  liveQuery: typeof liveQuery;
}

export const storageState = signal<StorageState>('device');

/** What was stored may be gone. */
export const connectionLost = createEmitter<void>();

/** The page was left in the middle of reads or writes, and is shown again without them. */
export const returnedUnfinished = createEmitter<void>();

/** The opened database, for code that runs only after `database()` was awaited: every screen but the first. */
export let db: PageDb;

let log: Promise<void> | undefined;
let loading: Promise<typeof Code> | undefined;
let opening: Promise<Database> | undefined;

/** Takes the browser up to half a second on a busy machine, and needs no code: it begins before the first screen. */
export const newLog = (): Promise<void> => (log ??= beginNewLog());

/** Before any database that holds something is opened. */
export const databaseCode = (): Promise<typeof Code> =>
  (loading ??= Promise.all([untilLoaded(() => import('./open.ts')), newLog()]).then(([code]) => code));

export const database = (): Promise<Database> => (opening ??= open());

async function open(): Promise<Database> {
  const { PageDb: Db, liveQuery } = await databaseCode();
  const opened = new Db({
    onMoved: () => {
      storageState.value = 'memory';
    },
    onReturned: returnedUnfinished.emit,
  });
  const openFirst = async () => {
    await opened.open();
    await firstRead(opened.table('installation').get('installId'));
  };
  await openOrReplace(opened, openFirst, { state: storageState, onLost: connectionLost.emit });
  db = opened;
  // Opening takes a long task, and all that waited for it would go on in the same one.
  await nextTask();
  return { db, liveQuery };
}
