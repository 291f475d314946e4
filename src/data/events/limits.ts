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
interface Ends {
  readonly oldest: number;
  readonly newest: number;
}

interface Waiting extends Ends {
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
  if (waiting.newest - waiting.oldest >= EVENTS_WAITING_MAX) return true;
  if (nowMs === undefined) return false;
  const { sightings, isChanged } = sightingsAt(nowMs, waiting);
  return isChanged || lastOld(nowMs, sightings) >= waiting.oldest;
}

/** Deletes what is beyond the limits, and notes once a day which number is the newest. */
export function trim(
  db: OutboxDb,
  nowMs: number | undefined = knownPlatformMs(),
): Promise<DroppedRange | null> {
  return db.transaction('rw!', [db.outbox, db.delivery], async () => {
    const newest = (await db.outbox.orderBy('eventSeq').last())?.eventSeq;
    const { oldest, delivery } = await readEnds(db);
    if (newest === undefined || oldest === undefined) return null;
    const old = nowMs === undefined ? -1 : await noteSighting(db, nowMs, { oldest, newest, delivery });
    const isShort = newest - oldest < EVENTS_WAITING_MAX;
    if (isShort && old < oldest) return null;
    return drop(db, await doomedKeys(db, old));
  });
}

async function drop(db: OutboxDb, doomed: readonly number[]): Promise<DroppedRange | null> {
  if (doomed.length === 0) return null;
  await db.outbox.bulkDelete([...doomed]);
  return { count: doomed.length, from: doomed[0]!, to: doomed.at(-1)! };
}

/** The last number that was waiting 30 days ago. */
async function noteSighting(db: OutboxDb, nowMs: number, waiting: Waiting): Promise<number> {
  const { sightings, isChanged } = sightingsAt(nowMs, waiting);
  if (isChanged) await db.delivery.put({ ...waiting.delivery, sightings });
  return lastOld(nowMs, sightings);
}

type Sightings = NonNullable<DeliveryRow['sightings']>;

/**
 * An event's own time may come from a clock that was wrong, so the newest number is noted once a day with the
 * platform's time.
 */
function sightingsAt(nowMs: number, { oldest, newest, delivery }: Waiting) {
  const all = delivery.sightings ?? [];
  // Later than now: noted while the platform's clock was wrong.
  const kept = all.filter(({ eventSeq, atMs }) => eventSeq >= oldest && atMs <= nowMs);
  const isDue = !kept.some(({ atMs }) => isWithin(BETWEEN_SIGHTINGS_MS, atMs, nowMs));
  const sightings: Sightings = isDue ? [...kept, { eventSeq: newest, atMs: nowMs }] : kept;
  return { sightings, isChanged: isDue || kept.length < all.length };
}

const lastOld = (nowMs: number, sightings: Sightings): number =>
  Math.max(
    -1,
    ...sightings.filter(({ atMs }) => nowMs - atMs > EVENT_WAITING_MAX_MS).map(({ eventSeq }) => eventSeq),
  );

async function doomedKeys(db: OutboxDb, old: number): Promise<number[]> {
  const excess = Math.max(0, (await db.outbox.count()) - EVENTS_WAITING_MAX);
  const tooMany = await db.outbox.orderBy('eventSeq').limit(excess).primaryKeys();
  if (tooMany.length > 0) return tooMany;
  return db.outbox.where('eventSeq').belowOrEqual(old).primaryKeys();
}
