// The page's access to the event outbox. At a start it is opened before the other database.
import { signal } from '@preact/signals-react';
import { storedDatabases } from '#src/device/databases.ts';
import { createEmitter } from '#src/lib/emitter.ts';
import { untilLoaded } from '#src/lib/until-loaded.ts';
import { database, databaseCode, returnedUnfinished, storageState } from '../db/database.ts';
import { firstRead, openOrReplace, type StorageState } from '../db/opened.ts';
import type { HalcyonDb } from '../db/tables/schema.ts';
import { DB_NAME, OUTBOX_NAME } from '../db/tables/version.ts';
import type { EarlierOutbox, OutboxDb } from '../db/tables/outbox-db.ts';
import type { PageOutbox } from '../db/page-outbox.ts';
import { readInstallId } from './install-id.ts';

export const outboxState = signal<StorageState>('device');

/** Events that were stored may be gone. */
export const outboxLost = createEmitter<void>();

/** The opened outbox, for code that runs only after `outbox()` was awaited. */
export let outboxDb: PageOutbox;

/** Events that the device holds although it cannot be written any more: a copy, which this page sends. */
export const leftBehind = (): OutboxDb | undefined => (outboxDb as PageOutbox | undefined)?.leftBehind;

let opening: Promise<PageOutbox> | undefined;

export const outbox = (): Promise<PageOutbox> => (opening ??= open());

async function open(): Promise<PageOutbox> {
  const [{ PageOutbox: Outbox }, isFirst] = await Promise.all([databaseCode(), isSurelyFirst()]);
  const opened = new Outbox({
    onMoved: () => {
      outboxState.value = 'memory';
    },
    onReturned: returnedUnfinished.emit,
    makeRoom,
  });
  const openFirst = async () => {
    if (!isFirst) opened.earlier = await readEarlier();
    await opened.open();
    await firstRead(readInstallId(opened));
  };
  await openOrReplace(opened, openFirst, { state: outboxState, onLost: outboxLost.emit });
  outboxDb = opened;
  return opened;
}

/** The outbox exists, or the device is new. A browser that cannot list its databases may have any. */
async function isSurelyFirst(): Promise<boolean> {
  const names = (await storedDatabases())?.map(({ name }) => name);
  return names !== undefined && (names.includes(OUTBOX_NAME) || !names.includes(DB_NAME));
}

/** Once a device: what the build before has left in the other database, to which it can no longer write. */
async function readEarlier(): Promise<EarlierOutbox | undefined> {
  const { db } = await database();
  if (storageState.peek() !== 'device') throw new Error('The events of the build before cannot be read.');
  return (await earlierCode()).readEarlierOutbox(db);
}

const earlierCode = () => untilLoaded(() => import('./earlier-outbox.ts'));

const isLeft = async (db: HalcyonDb): Promise<boolean> =>
  (await db.table('outbox').count()) > 0 || (await db.installation.get('earlierInstallId')) !== undefined;

/** At a quiet moment of every start. */
export async function finishMove(): Promise<void> {
  const [{ db }, device] = await Promise.all([database(), outbox()]);
  const isStored = storageState.peek() === 'device' && outboxState.peek() === 'device';
  if (isStored && (await isLeft(db))) await (await earlierCode()).finishMove(db, device);
}

async function makeRoom(): Promise<void> {
  const { db } = await database();
  if (storageState.peek() === 'device') await (await import('../db/make-room.ts')).makeRoom(db);
}
