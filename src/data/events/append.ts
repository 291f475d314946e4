// Into the outbox: an event gets its sequence from the same transaction that keeps it.
import type { TrackEvent } from '#src/contract/events.ts';
import { uuidv4 } from '#src/lib/uuid.ts';
import type { HalcyonDb, OutboxRow } from '../db/schema.ts';
import { type DroppedRange, enforceLimits } from './limits.ts';

/** An event as `track()` made it: no sequence and no installation yet. */
export type FreshEvent = Omit<OutboxRow, 'eventSeq' | 'installId'>;

export interface Appended {
  rows: OutboxRow[];
  dropped: DroppedRange | null;
}

/** Rows that one step of a write hands to the database: what a page that is being used can spare. */
const SLICE = 50;

/**
 * Writes events in one transaction and gives them back numbered. An `eventId` that is already there
 * is passed over, so that a second messenger may bring the same events.
 */
export async function appendEvents(db: HalcyonDb, events: readonly FreshEvent[]): Promise<Appended> {
  try {
    return await append(db, events);
  } catch (error) {
    if (!isRepeat(error)) throw error;
    // The whole transaction was taken back, numbers included.
    return append(db, events, withoutKnown);
  }
}

type Choice = (db: HalcyonDb, slice: readonly FreshEvent[]) => Promise<readonly FreshEvent[]>;

function append(db: HalcyonDb, events: readonly FreshEvent[], choose?: Choice): Promise<Appended> {
  return db.transaction('rw', [db.outbox, db.installation], async () => {
    const installId = await installIdOf(db);
    const rows: OutboxRow[] = [];
    for (let from = 0; from < events.length; from += SLICE) {
      const slice = events.slice(from, from + SLICE);
      rows.push(...(await addSlice(db, choose ? await choose(db, slice) : slice, installId)));
    }
    return { rows, dropped: await enforceLimits(db) };
  });
}

/** One transaction's keys follow each other, so the last one names them all. */
async function addSlice(
  db: HalcyonDb,
  events: readonly FreshEvent[],
  installId: string,
): Promise<OutboxRow[]> {
  if (events.length === 0) return [];
  const fresh = events.map((event) => ({ ...event, installId }));
  const first = (await db.outbox.bulkAdd(fresh)) - fresh.length + 1;
  return fresh.map((event, index) => ({ ...event, eventSeq: first + index }));
}

async function withoutKnown(db: HalcyonDb, slice: readonly FreshEvent[]): Promise<readonly FreshEvent[]> {
  const ids = slice.map((event) => event.eventId);
  const known = new Set(await db.outbox.where('eventId').anyOf(ids).keys());
  return slice.filter((event, index) => !known.has(event.eventId) && ids.indexOf(event.eventId) === index);
}

/** Either the row's own refusal, or the one that stands for the whole write. */
const isRepeat = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ConstraintError' || error.name === 'BulkError');

async function installIdOf(db: HalcyonDb): Promise<string> {
  const row = await db.installation.get('installId');
  if (row) return row.value;
  const value = uuidv4();
  await db.installation.add({ key: 'installId', value });
  return value;
}

export function toWire({ madeAt: _, ...event }: OutboxRow): TrackEvent {
  return event;
}
