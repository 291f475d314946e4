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

/** Writes only what is new. A platform that has once refused a compressed request gets no other. */
export const noteGzip = (db: OutboxDb, gzip: 'taken' | 'refused'): Promise<void> =>
  db.transaction('rw', db.delivery, async () => {
    const before = await readDelivery(db);
    if (before.gzip !== gzip && before.gzip !== 'refused') await db.delivery.put({ ...before, gzip });
  });

/** At every start, and nearly always known: a write would hold up the first events. */
export async function noteFingerprint(db: OutboxDb, fingerprint: string): Promise<void> {
  if ((await readDelivery(db)).fingerprint === fingerprint) return;
  await db.transaction('rw', db.delivery, async () =>
    db.delivery.put({ ...(await readDelivery(db)), fingerprint }),
  );
}

export const readDelivery = async (db: OutboxDb): Promise<DeliveryRow> =>
  (await db.delivery.get('delivery')) ?? FRESH;
