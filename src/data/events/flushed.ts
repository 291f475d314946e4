// Before a number leaves the device, whatever gave it is on the disk: after a power cut it would be given again.
import type { OutboxDb, OutboxRow } from '../db/tables/outbox-db.ts';

/**
 * Commits of the outbox do not wait for the disk, because an event would wait for the one before. A commit that does
 * puts all earlier ones there as well, so a full outbox needs one. Where it fails, the events are sent all the same.
 */
export async function putOnDisk(db: OutboxDb, batch: readonly OutboxRow[]): Promise<void> {
  const flushed = Number((await db.installation.get('flushed'))?.value ?? 0);
  if (batch.every(({ eventSeq }) => eventSeq <= flushed)) return;
  const newest = await db.outbox.orderBy('eventSeq').last();
  await written(db.backendDB(), { key: 'flushed', value: String(newest?.eventSeq ?? 0) }).catch(() => {});
}

/** Dexie has one durability for all transactions of a database. */
function written(db: IDBDatabase, row: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(['installation', 'delivery'], 'readwrite', { durability: 'strict' });
    transaction.objectStore('installation').put(row);
    transaction.commit();
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(new Error(transaction.error?.name)));
  });
}
