// Limits of the outbox: beyond them the oldest events are dropped, and their range is reported.
import { EVENT_WAITING_MAX_MS, EVENTS_WAITING_MAX } from '#src/contract/events.ts';
import { isWithin } from '#src/lib/timing.ts';
import { knownPlatformMs } from '#src/device/known-time.ts';
import { readDelivery } from './delivery-row.ts';
import type { DeliveryRow, OutboxDb } from '../db/tables/outbox-db.ts';

const BETWEEN_SIGHTINGS_MS = 24 * 3600 * 1000;

export interface DroppedRange {
  count: number;
  from: number;
  to: number;
}

/** Both ends of what is waiting, by their numbers. */
interface Waiting {
  readonly oldest: number | undefined;
  readonly newest: number | undefined;
  readonly delivery: DeliveryRow;
}

/** Looks only at both ends, so it costs the same for one pending event and for fifty thousand. */
export async function readWaiting(db: OutboxDb): Promise<Waiting> {
  const [newest, oldest, delivery] = await Promise.all([
    db.outbox.orderBy('eventSeq').last(),
    db.outbox.orderBy('eventSeq').first(),
    readDelivery(db),
  ]);
  return { oldest: oldest?.eventSeq, newest: newest?.eventSeq, delivery };
}

/** `nowMs` is the platform's time: while it is unknown, no event is too old. */
export async function enforceLimits(
  db: OutboxDb,
  { oldest, newest, delivery }: Waiting,
  nowMs: number | undefined = knownPlatformMs(),
): Promise<DroppedRange | null> {
  if (newest === undefined || oldest === undefined) return null;
  const old = nowMs === undefined ? -1 : await lastOldSeq(db, { oldest, newest }, { delivery, nowMs });
  const isShort = newest - oldest < EVENTS_WAITING_MAX;
  if (isShort && old < oldest) return null;
  const doomed = await doomedKeys(db, old);
  if (doomed.length === 0) return null;
  await db.outbox.bulkDelete(doomed);
  return { count: doomed.length, from: doomed[0]!, to: doomed.at(-1)! };
}

/**
 * The last number that was waiting 30 days ago. An event's own time may come from a clock that was wrong, so the
 * newest number is noted once a day with the platform's time.
 */
async function lastOldSeq(
  db: OutboxDb,
  { oldest, newest }: { oldest: number; newest: number },
  { delivery, nowMs }: { delivery: DeliveryRow; nowMs: number },
): Promise<number> {
  const all = delivery.sightings ?? [];
  // Later than now: noted while the platform's clock was wrong.
  const kept = all.filter(({ eventSeq, atMs }) => eventSeq >= oldest && atMs <= nowMs);
  const isDue = !kept.some(({ atMs }) => isWithin(BETWEEN_SIGHTINGS_MS, atMs, nowMs));
  const sightings = isDue ? [...kept, { eventSeq: newest, atMs: nowMs }] : kept;
  if (isDue || kept.length < all.length) await db.delivery.put({ ...delivery, sightings });
  const old = sightings.filter(({ atMs }) => nowMs - atMs > EVENT_WAITING_MAX_MS);
  return Math.max(-1, ...old.map(({ eventSeq }) => eventSeq));
}

async function doomedKeys(db: OutboxDb, lastOld: number): Promise<number[]> {
  const excess = Math.max(0, (await db.outbox.count()) - EVENTS_WAITING_MAX);
  const tooMany = await db.outbox.orderBy('eventSeq').limit(excess).primaryKeys();
  if (tooMany.length > 0) return tooMany;
  return db.outbox.where('eventSeq').belowOrEqual(lastOld).primaryKeys();
}
