import Dexie from 'dexie';
import { EVENT_BATCH, EVENT_BODY_LIMIT } from '#src/contract/events.ts';
import type { DeliveryRow, OutboxDb } from '../db/tables/outbox-db.ts';

const FRESH: DeliveryRow = {
  key: 'delivery',
  nextAttemptAt: 0,
  waitSetAt: 0,
  failures: 0,
  lastError: '',
  batchLimit: EVENT_BATCH,
  byteLimit: EVENT_BODY_LIMIT,
};

export const readDelivery = async (db: OutboxDb): Promise<DeliveryRow> =>
  (await db.delivery.get('delivery')) ?? FRESH;

/** `change` is asked again inside the transaction, and gives nothing where nothing changes: events wait for every write. */
export async function changeDelivery(
  db: OutboxDb,
  change: (before: DeliveryRow) => Partial<DeliveryRow> | undefined,
): Promise<void> {
  if (!change(await readDelivery(db))) return;
  await db.transaction('rw!', db.delivery, async () => {
    const before = await readDelivery(db);
    const changed = change(before);
    if (!changed) return;
    const written = db.delivery.put({ ...before, ...changed });
    // What waits for this write does not wait until the page hears of its end.
    Dexie.currentTransaction.idbtrans.commit();
    await written;
  });
}

/** A platform that has once refused a compressed request gets no other. */
export const noteGzip = (db: OutboxDb, gzip: 'taken' | 'refused'): Promise<void> =>
  changeDelivery(db, (row) => (row.gzip === gzip || row.gzip === 'refused' ? undefined : { gzip }));

export const noteFingerprint = (db: OutboxDb, fingerprint: string): Promise<void> =>
  changeDelivery(db, (row) => (row.fingerprint === fingerprint ? undefined : { fingerprint }));
