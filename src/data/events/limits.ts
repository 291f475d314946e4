// Limits of the outbox: beyond them the oldest events are dropped, and their range is reported.
import type { HalcyonDb } from '../db/schema.ts';

const MAX_WAITING = 50_000;
/** Milliseconds: 30 days. */
export const MAX_AGE_MS = 30 * 24 * 3600 * 1000;

export interface DroppedRange {
  count: number;
  from: number;
  to: number;
}

/** Looks only at both ends, so it costs the same for one pending event and for fifty thousand. */
export async function enforceLimits(db: HalcyonDb, nowMs = Date.now()): Promise<DroppedRange | null> {
  const newest = await db.outbox.orderBy('eventSeq').last();
  const oldest = await db.outbox.orderBy('eventSeq').first();
  if (!newest || !oldest) return null;
  const isShort = newest.eventSeq - oldest.eventSeq < MAX_WAITING;
  const isYoung = nowMs - oldest.madeAt < MAX_AGE_MS;
  if (isShort && isYoung) return null;
  const doomed = await doomedKeys(db, nowMs - MAX_AGE_MS);
  if (doomed.length === 0) return null;
  await db.outbox.bulkDelete(doomed);
  return { count: doomed.length, from: doomed[0]!, to: doomed.at(-1)! };
}

async function doomedKeys(db: HalcyonDb, bornBefore: number): Promise<number[]> {
  const excess = Math.max(0, (await db.outbox.count()) - MAX_WAITING);
  const tooMany = await db.outbox.orderBy('eventSeq').limit(excess).primaryKeys();
  if (tooMany.length > 0) return tooMany;
  // A device's clock may jump: only an unbroken run of old events at the front counts as old.
  const old: number[] = [];
  await db.outbox
    .orderBy('eventSeq')
    .until((row) => row.madeAt >= bornBefore)
    .each((row) => {
      old.push(row.eventSeq);
    });
  return old;
}
