// Selects the next request from the outbox, and applies its answer to the rows.
import { BODY_TOO_LARGE } from '#src/contract/errors.ts';
import { EVENT_BATCH } from '#src/contract/events.ts';
import { toWire } from './append.ts';
import { changeDelivery, readDelivery } from './delivery-row.ts';
import type { DeadLetterRow, DeliveryRow, OutboxDb, OutboxRow } from '../db/tables/outbox-db.ts';

/** Reserved for the common fields around the list. */
const BODY_FRAME_BYTES = 256;

const encoder = new TextEncoder();
const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length;

/** The oldest events that fit one request; at least one, whatever its size. */
export async function nextBatch(db: OutboxDb, delivery: DeliveryRow): Promise<OutboxRow[]> {
  const rows = await db.outbox.orderBy('eventSeq').limit(delivery.batchLimit).toArray();
  return fitting(rows, delivery.byteLimit);
}

export function fitting(rows: readonly OutboxRow[], byteLimit: number): OutboxRow[] {
  let bytes = BODY_FRAME_BYTES;
  const fits = rows.findIndex((row) => {
    bytes += bytesOf(toWire(row)) + 1;
    return bytes > byteLimit;
  });
  return fits < 0 ? [...rows] : rows.slice(0, Math.max(1, fits));
}

/** A success envelope removes every event of the batch; those in `rejected` become dead letters. */
export function settleDelivered(
  db: OutboxDb,
  batch: readonly OutboxRow[],
  rejected: readonly { index: number; reason: string }[],
): Promise<void> {
  const letters = rejected.flatMap(({ index, reason }) => {
    const event = batch[index];
    return event ? [deadLetter(event, reason)] : [];
  });
  return db.transaction('rw', [db.outbox, db.deadLetters, db.delivery], async () => {
    await db.deadLetters.bulkPut(letters);
    await db.outbox.bulkDelete(batch.map((row) => row.eventSeq));
    const before = await readDelivery(db);
    if (before.failures > 0 || before.nextAttemptAt > 0) {
      await db.delivery.put({ ...before, failures: 0, nextAttemptAt: 0, waitSetAt: 0, lastError: '' });
    }
  });
}

export interface Refusal {
  status: number;
  /** Size of the refused body in bytes. */
  bytes: number;
}

/** The body was refused: a smaller one is tried, down to the single event at fault. */
export function settleRefused(db: OutboxDb, batch: readonly OutboxRow[], refusal: Refusal): Promise<void> {
  return db.transaction('rw', [db.outbox, db.deadLetters, db.delivery], async () => {
    const before = await readDelivery(db);
    const reason = `refused with ${refusal.status}`;
    if (batch.length > 1) {
      const smaller =
        refusal.status === BODY_TOO_LARGE
          ? { byteLimit: Math.floor(refusal.bytes / 2) }
          : { batchLimit: Math.floor(batch.length / 2) };
      await db.delivery.put({ ...before, ...smaller, lastError: reason });
      return;
    }
    await db.deadLetters.bulkPut(batch.map((event) => deadLetter(event, reason)));
    await db.outbox.bulkDelete(batch.map((row) => row.eventSeq));
    await db.delivery.put({ ...before, batchLimit: EVENT_BATCH, failures: 0, lastError: reason });
  });
}

/** Any other answer keeps the batch and waits. */
export const settleFailed = (
  db: OutboxDb,
  lastError: string,
  { nowMs, waitMs, isAnswered }: { nowMs: number; waitMs: number; isAnswered: boolean },
): Promise<void> =>
  changeDelivery(db, (row) => ({
    ...{ failures: row.failures + 1, nextAttemptAt: nowMs + waitMs, waitSetAt: nowMs },
    ...{ lastError, isAnswered },
  }));

/** A page was opened, or its connection returned: the wait ends. */
export const endWait = (db: OutboxDb): Promise<void> => endWaitIf(db, () => true);

/** The connection returned while no page was open: a wait that the platform asked for goes on. */
export const endWaitForLine = (db: OutboxDb): Promise<void> => endWaitIf(db, (row) => !row.isAnswered);

const endWaitIf = (db: OutboxDb, isOver: (row: DeliveryRow) => boolean): Promise<void> =>
  changeDelivery(db, (row) =>
    row.nextAttemptAt > 0 && isOver(row) ? { nextAttemptAt: 0, waitSetAt: 0 } : undefined,
  );

function deadLetter(event: OutboxRow, reason: string): DeadLetterRow {
  return { eventSeq: event.eventSeq, event, reason, refusedAt: Date.now() };
}
