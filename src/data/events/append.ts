// Writes events to the outbox: the transaction that stores an event also assigns its sequence.
import Dexie from 'dexie';
import type { TrackEvent } from '#src/contract/events.ts';
import { uuidv4 } from '#src/lib/uuid.ts';
import type { OutboxDb, OutboxRow } from '../db/tables/outbox-db.ts';
import { installIds, readInstallId } from './install-id.ts';
import { type DroppedRange, isTrimDue, readEnds, trim } from './limits.ts';

/** An event from `track()`, without sequence and installation. */
export type FreshEvent = Omit<OutboxRow, 'eventSeq' | 'installId'>;

export interface AppendResult {
  rows: OutboxRow[];
  dropped: DroppedRange | null;
}

interface Origin {
  /** Nobody else can have them. */
  readonly areNew?: boolean;
  /** Some of them are stored. */
  readonly areRepeated?: boolean;
}

/** Rows per step of a write, so that a page in use stays responsive. */
const SLICE = 200;

/**
 * Writes events in one transaction and returns them with their numbers. An `eventId` that is stored already is
 * skipped, so the same events may be handed over twice.
 */
export async function appendEvents(
  db: OutboxDb,
  events: readonly FreshEvent[],
  origin: Origin = {},
): Promise<AppendResult> {
  const { rows, ends } = await append(db, events, origin).catch((error: unknown) => {
    if (!isRepeat(error)) throw error;
    // The whole transaction was rolled back, numbers included.
    return append(db, events, { areRepeated: true });
  });
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return { rows, dropped: null };
  const isDue = isTrimDue({ ...ends, oldest: ends.oldest ?? first.eventSeq, newest: last.eventSeq });
  // A later write tries again.
  return { rows, dropped: isDue ? await trim(db).catch(() => null) : null };
}

function append(db: OutboxDb, events: readonly FreshEvent[], origin: Origin) {
  // `!` starts a separate transaction, because an event may be tracked inside one of other tables.
  return db.transaction('rw!', [db.outbox, db.installation, db.delivery], async () => {
    const [ends, rows] = await Promise.all([readEnds(db), addEvents(db, events, origin)]);
    return { rows, ends };
  });
}

/** Inside a transaction, which `areNew` ends. */
export async function addEvents(
  db: OutboxDb,
  events: readonly FreshEvent[],
  { areNew, areRepeated }: Origin = {},
): Promise<OutboxRow[]> {
  const installId = installIds.get(db.backendDB()) ?? (await readInstallId(db)) ?? (await newInstallId(db));
  const rows: OutboxRow[] = [];
  for (let from = 0; from < events.length; from += SLICE) {
    const slice = events.slice(from, from + SLICE);
    const adding = addSlice(db, areRepeated ? await withoutKnown(db, slice) : slice, installId);
    // On a busy machine an answer takes tens of milliseconds, and a kill meanwhile would take the events. A commit that
    // does not wait for answers keeps the rows of a write in which one failed, so it is for new events alone.
    if (areNew && from + SLICE >= events.length) Dexie.currentTransaction.idbtrans.commit();
    rows.push(...(await adding));
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

async function newInstallId(db: OutboxDb): Promise<string> {
  const value = uuidv4();
  await db.installation.add({ key: 'installId', value });
  installIds.set(db.backendDB(), value);
  return value;
}

export function toWire({ madeAt: _, ...event }: OutboxRow): TrackEvent {
  return event;
}
