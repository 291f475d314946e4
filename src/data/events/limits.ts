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
  readonly oldest: number;
  readonly newest: number;
  readonly delivery: DeliveryRow;
}

/** Costs the same for one pending event and for fifty thousand. Asks at once, inside a transaction. */
export async function readEnds(db: OutboxDb): Promise<{ oldest: number | undefined; delivery: DeliveryRow }> {
  const [[oldest], delivery] = await Promise.all([
    db.outbox.orderBy('eventSeq').limit(1).primaryKeys(),
    readDelivery(db),
  ]);
  return { oldest, delivery };
}

/** `nowMs` is the platform's time: while it is unknown, no event is too old. */
export function isTrimDue(waiting: Waiting, nowMs: number | undefined = knownPlatformMs()): boolean {
  const { old, sightings } = ageOf(waiting, nowMs);
  return isLong(waiting) || sightings !== undefined || old >= waiting.oldest;
}

/** Deletes what is beyond the limits, and notes once a day which number is the newest. */
export function trim(
  db: OutboxDb,
  nowMs: number | undefined = knownPlatformMs(),
): Promise<DroppedRange | null> {
  return db.transaction('rw!', [db.outbox, db.delivery], async () => {
    const last = await db.outbox.orderBy('eventSeq').last();
    const { oldest, delivery } = await readEnds(db);
    if (!last || oldest === undefined) return null;
    const waiting = { oldest, newest: last.eventSeq, delivery };
    const { old, sightings } = ageOf(waiting, nowMs);
    if (sightings) await db.delivery.put({ ...delivery, sightings });
    const doomed = isLong(waiting) || old >= oldest ? await doomedKeys(db, old) : [];
    const [from, to] = [doomed[0], doomed.at(-1)];
    if (from === undefined || to === undefined) return null;
    await db.outbox.bulkDelete(doomed);
    return { count: doomed.length, from, to };
  });
}

const isLong = ({ oldest, newest }: Waiting): boolean => newest - oldest >= EVENTS_WAITING_MAX;

/**
 * `old`: the last number that was waiting 30 days ago. An event's own time may come from a clock that was wrong, so the
 * newest number is noted once a day with the platform's time. `sightings`: these notes, if they have changed.
 */
function ageOf(
  { oldest, newest, delivery }: Waiting,
  nowMs: number | undefined,
): { old: number; sightings?: DeliveryRow['sightings'] } {
  if (nowMs === undefined) return { old: -1 };
  const all = delivery.sightings ?? [];
  // Later than now: noted while the platform's clock was wrong.
  const kept = all.filter(({ eventSeq, atMs }) => eventSeq >= oldest && atMs <= nowMs);
  const isDue = !kept.some(({ atMs }) => isWithin(BETWEEN_SIGHTINGS_MS, atMs, nowMs));
  const aged = kept.filter(({ atMs }) => nowMs - atMs > EVENT_WAITING_MAX_MS);
  const old = Math.max(-1, ...aged.map(({ eventSeq }) => eventSeq));
  if (isDue) kept.push({ eventSeq: newest, atMs: nowMs });
  return isDue || kept.length < all.length ? { old, sightings: kept } : { old };
}

async function doomedKeys(db: OutboxDb, old: number): Promise<number[]> {
  const excess = Math.max(0, (await db.outbox.count()) - EVENTS_WAITING_MAX);
  const tooMany = await db.outbox.orderBy('eventSeq').limit(excess).primaryKeys();
  if (tooMany.length > 0) return tooMany;
  return db.outbox.where('eventSeq').belowOrEqual(old).primaryKeys();
}
