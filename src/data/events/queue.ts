// From `track()` to the outbox, in the page. Events wait in memory only until the database is open and
// their write has committed; the rest of their life is in `outbox/`.
import { EVENT_BATCH, EVENT_FLUSH_MS } from '#src/contract/events.ts';
import { createEmitter } from '#src/lib/emitter.ts';
import { database, storageState } from '../db/database.ts';
import type { HalcyonDb, OutboxRow } from '../db/schema.ts';
import { memoryDb } from '../db/memory.ts';
import type { FreshEvent } from './append.ts';
import type { DroppedRange } from './limits.ts';

/** Not yet committed to the outbox. */
let queued: FreshEvent[] = [];
/** Committed, but not known to be delivered: what a hidden page hands to its messengers. */
const unconfirmed = new Map<string, OutboxRow>();
let isWriting = false;
/** Writes that failed one after the other. */
let failures = 0;
let writtenSincePoke = 0;
let flushTimer: ReturnType<typeof setTimeout> | undefined;

/** `all` false: only whole batches are due. `isFresh`: a wait is over. */
export const deliveryDue = createEmitter<{ all: boolean; isFresh: boolean }>();

export const eventsDropped = createEmitter<DroppedRange>();

/** Takes what a page can write no more because it had to let go of the database; false when it could not. */
export type OrphanTaker = (events: readonly FreshEvent[]) => Promise<boolean>;

let takeOrphans: OrphanTaker = async () => false;

export function setOrphanTaker(taker: OrphanTaker): void {
  takeOrphans = taker;
}

/** Events reached the outbox; for a harness that has to know what a crash may not lose. */
export const eventsCommitted = createEmitter<readonly OutboxRow[]>();

/** Where storage failed under an open page, its events live on in memory and this page sends them. */
let spill: HalcyonDb | undefined;

export const spilledOutbox = (): HalcyonDb | undefined => spill;

/** Synchronous and cheap: the write is one transaction for all that one task tracked. */
export function enqueue(event: FreshEvent): void {
  queued.push(event);
  if (!isWriting) begin();
}

async function write(): Promise<void> {
  try {
    const [{ db: onDevice }, { appendEvents }] = await Promise.all([database(), import('./append.ts')]);
    const db = spill ?? onDevice;
    while (queued.length > 0) {
      // A copy: what is tracked while these are written joins the queue behind them.
      const events = [...queued];
      const { rows, dropped } = await appendEvents(db, events);
      queued = queued.slice(events.length);
      failures = 0;
      noteCommitted(rows);
      if (dropped) noteDropped(dropped);
    }
    isWriting = false;
  } catch {
    isWriting = false;
    await afterFailedWrite();
  }
}

/** Storage failed under us: the events go by the newer version's worker, or by this page's own memory. */
async function afterFailedWrite(): Promise<void> {
  // Memory itself refused: the next event tries again.
  if (spill) return;
  if (storageState.peek() === 'released') {
    const events = [...queued];
    if (await takeOrphans(events)) queued = queued.slice(events.length);
    else spill = await memoryDb();
  } else {
    failures += 1;
    // The system closes idle connections: the first failure is only that, and the step is repeated once.
    if (failures > 1) spill = await memoryDb();
  }
  if (queued.length === 0) return;
  if (!isWriting) begin();
}

function begin(): void {
  isWriting = true;
  queueMicrotask(() => void write());
}

/** Evicted storage comes back empty: what this page knows to be undelivered is written again. */
export function rewriteUnconfirmed(): void {
  const lost = [...unconfirmed.values()];
  unconfirmed.clear();
  for (const { eventSeq: _seq, installId: _install, ...event } of lost) enqueue(event);
}

function noteCommitted(rows: readonly OutboxRow[]): void {
  for (const row of rows) unconfirmed.set(row.eventId, row);
  eventsCommitted.emit(rows);
  writtenSincePoke += rows.length;
  if (writtenSincePoke >= EVENT_BATCH) {
    writtenSincePoke = 0;
    deliveryDue.emit({ all: false, isFresh: false });
  }
  flushTimer ??= setTimeout(flush, EVENT_FLUSH_MS);
}

/** Gone for good: nobody hands them over any more. */
function noteDropped(range: DroppedRange): void {
  for (const { eventId, eventSeq } of unconfirmed.values()) {
    if (eventSeq >= range.from && eventSeq <= range.to) unconfirmed.delete(eventId);
  }
  eventsDropped.emit(range);
}

export function flush(): void {
  clearTimeout(flushTimer);
  flushTimer = undefined;
  writtenSincePoke = 0;
  deliveryDue.emit({ all: true, isFresh: false });
}

/** Somebody does not want to wait for the next attempt. */
export const deliverNow = (): void => deliveryDue.emit({ all: true, isFresh: true });

export function confirmDelivered(eventIds: readonly string[]): void {
  for (const eventId of eventIds) unconfirmed.delete(eventId);
}

/** What a page that goes away has to hand over: numbered rows, and those whose number is still to come. */
export const handOver = () => ({ numbered: [...unconfirmed.values()], unnumbered: [...queued] });
