// Into the outbox: an event gets its sequence from the same transaction that keeps it.
import type { TrackEvent } from '#src/contract/events.ts';
import { uuidv4 } from '#src/lib/uuid.ts';
import type { HalcyonDb, OutboxRow } from '../db.ts';
import { type DroppedRange, enforceLimits } from './limits.ts';

/** An event as `track()` made it: no sequence and no installation yet. */
export type FreshEvent = Omit<OutboxRow, 'eventSeq' | 'installId'>;

export interface Appended {
  rows: OutboxRow[];
  dropped: DroppedRange | null;
}

/**
 * Writes events in one transaction and gives them back numbered. An `eventId` that is already there
 * or was refused for good is passed over, so that a second messenger may bring the same events.
 */
export function appendEvents(db: HalcyonDb, events: readonly FreshEvent[]): Promise<Appended> {
  return db.transaction('rw', [db.outbox, db.installation], async () => {
    const installId = await installIdOf(db);
    const known = await db.outbox
      .where('eventId')
      .anyOf(events.map((event) => event.eventId))
      .toArray();
    const knownIds = new Set(known.map((row) => row.eventId));
    const fresh = events
      .filter((event) => !knownIds.has(event.eventId))
      .map((event) => ({ ...event, installId }));
    const seqs = await db.outbox.bulkAdd(fresh, { allKeys: true });
    const rows = fresh.map((event, index) => ({ ...event, eventSeq: seqs[index]! }));
    return { rows, dropped: await enforceLimits(db) };
  });
}

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
