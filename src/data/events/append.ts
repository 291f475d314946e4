// Writes events to the outbox: the transaction that stores an event also assigns its sequence.
import type { TrackEvent } from '#src/contract/events.ts';
import { uuidv4 } from '#src/lib/uuid.ts';
import type { OutboxDb, OutboxRow } from '../db/tables/outbox-db.ts';
import { type DroppedRange, enforceLimits, readWaiting } from './limits.ts';

/** An event from `track()`, without sequence and installation. */
export type FreshEvent = Omit<OutboxRow, 'eventSeq' | 'installId'>;

export interface Appended {
  rows: OutboxRow[];
  dropped: DroppedRange | null;
}

/** Rows per step of a write, so that a page in use stays responsive. */
const SLICE = 200;

/**
 * Writes events in one transaction and returns them with their numbers. An `eventId` that is stored already is
 * skipped, so the same events may be handed over twice.
 */
export async function appendEvents(db: OutboxDb, events: readonly FreshEvent[]): Promise<Appended> {
  try {
    return await append(db, events);
  } catch (error) {
    if (!isRepeat(error)) throw error;
    // The whole transaction was rolled back, numbers included.
    return append(db, events, withoutKnown);
  }
}

type Choice = (db: OutboxDb, slice: readonly FreshEvent[]) => Promise<readonly FreshEvent[]>;

function append(db: OutboxDb, events: readonly FreshEvent[], choose?: Choice): Promise<Appended> {
  // Of its own: an event may be tracked inside a transaction of other tables.
  return db.transaction('rw!', [db.outbox, db.installation, db.delivery], async () => {
    // Asked together: on a busy machine each answer takes ten milliseconds, and a kill meanwhile takes the events.
    const [waiting, rows] = await Promise.all([readWaiting(db), addEvents(db, events, choose)]);
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) return { rows, dropped: null };
    const ends = { oldest: waiting.oldest ?? first.eventSeq, newest: last.eventSeq };
    return { rows, dropped: await enforceLimits(db, { ...waiting, ...ends }) };
  });
}

/** Inside a transaction. */
export async function addEvents(
  db: OutboxDb,
  events: readonly FreshEvent[],
  choose?: Choice,
): Promise<OutboxRow[]> {
  const installId = await installIdOf(db);
  const rows: OutboxRow[] = [];
  for (let from = 0; from < events.length; from += SLICE) {
    const slice = events.slice(from, from + SLICE);
    rows.push(...(await addSlice(db, choose ? await choose(db, slice) : slice, installId)));
  }
  return rows;
}

/** Keys of one transaction are consecutive, so the last one determines them all. */
async function addSlice(
  db: OutboxDb,
  events: readonly FreshEvent[],
  installId: string,
): Promise<OutboxRow[]> {
  if (events.length === 0) return [];
  const fresh = events.map((event) => ({ ...event, installId }));
  const first = (await db.outbox.bulkAdd(fresh)) - fresh.length + 1;
  return fresh.map((event, index) => ({ ...event, eventSeq: first + index }));
}

async function withoutKnown(db: OutboxDb, slice: readonly FreshEvent[]): Promise<readonly FreshEvent[]> {
  const ids = slice.map((event) => event.eventId);
  const known = new Set(await db.outbox.where('eventId').anyOf(ids).keys());
  return slice.filter((event, index) => !known.has(event.eventId) && ids.indexOf(event.eventId) === index);
}

/** Either the row's own error, or the one that made the whole write fail. */
const isRepeat = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ConstraintError' || error.name === 'BulkError');

async function installIdOf(db: OutboxDb): Promise<string> {
  const row = await db.installation.get('installId');
  if (row) return row.value;
  const value = uuidv4();
  await db.installation.add({ key: 'installId', value });
  return value;
}

export function toWire({ madeAt: _, ...event }: OutboxRow): TrackEvent {
  return event;
}
