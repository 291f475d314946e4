// From `track()` to the outbox, in the page. Events are only in memory until the outbox is open and their write has
// committed; afterwards the outbox has them.
import { EVENT_BATCH, EVENT_FLUSH_MS } from '#src/contract/events.ts';
import { createEmitter } from '#src/lib/emitter.ts';
import { nextTask } from '#src/lib/moments.ts';
import type { FreshEvent } from './append.ts';
import type { DroppedRange } from './limits.ts';
import { memoryOutbox } from './memory.ts';
import { outbox, outboxState } from './outbox.ts';
import type { OutboxDb, OutboxRow } from '../db/tables/outbox-db.ts';

/** Not yet committed to the outbox. */
let queued: FreshEvent[] = [];
/** Committed, but not known to be delivered: a hidden page hands these over. */
const unconfirmed = new Map<string, OutboxRow>();
let isWriting = false;
/** Number of consecutive failed writes. */
let failures = 0;
let writtenSincePoke = 0;
let flushTimer: ReturnType<typeof setTimeout> | undefined;

/** `all` false: only whole batches are due. `isFresh`: ends a wait. */
export const deliveryDue = createEmitter<{ all: boolean; isFresh: boolean }>();

export const eventsDropped = createEmitter<DroppedRange>();

/** Takes events that a page cannot write because it had to release the outbox; false if it could not. */
export type OrphanTaker = (events: readonly FreshEvent[]) => Promise<boolean>;

let takeOrphans: OrphanTaker = async () => false;

export function setOrphanTaker(taker: OrphanTaker): void {
  takeOrphans = taker;
}

/** Events were stored; for a harness that checks what a crash may not lose. */
export const eventsCommitted = createEmitter<readonly OutboxRow[]>();

/** If storage failed in an open page, its events stay in memory and this page sends them. */
let spill: OutboxDb | undefined;

export const spilledOutbox = (): OutboxDb | undefined => spill;

/** Synchronous and cheap: one transaction writes everything that one task tracked. */
export function enqueue(event: FreshEvent): void {
  queued.push(event);
  if (!isWriting) begin();
}

/** Of the first write, which opens the outbox: the task that drew a screen is long enough. */
let firstTask: Promise<void> | undefined;

async function write(): Promise<void> {
  let mayRepeat = false;
  await (firstTask ??= nextTask());
  try {
    const [onDevice, { appendEvents }] = await Promise.all([outbox(), import('./append.ts')]);
    const db = spill ?? onDevice;
    while (queued.length > 0) {
      // A copy: events that are tracked during the write join the queue.
      const events = [...queued];
      const { rows, dropped } = await appendEvents(db, events);
      queued = queued.slice(events.length);
      failures = 0;
      noteCommitted(rows);
      if (dropped) noteDropped(dropped);
    }
  } catch {
    mayRepeat = await afterFailedWrite();
  } finally {
    isWriting = false;
  }
  if (mayRepeat && queued.length > 0) begin();
}

/**
 * Storage failed: the newer version's worker or this page's memory takes the events. Nothing is written meanwhile, so
 * that only events which were taken leave the queue.
 */
async function afterFailedWrite(): Promise<boolean> {
  // Even memory failed: the next event tries again.
  if (spill) return false;
  if (outboxState.peek() === 'released') {
    const events = [...queued];
    if (await takeOrphans(events)) queued = queued.slice(events.length);
    else spill = await memoryOutbox();
  } else {
    failures += 1;
    // The browser closes idle connections, so the first failure is expected and the step is repeated once.
    if (failures > 1) spill = await memoryOutbox();
  }
  return true;
}

function begin(): void {
  isWriting = true;
  queueMicrotask(() => void write());
}

/** Evicted storage comes back empty: undelivered events that this page knows are written again. */
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

/** Dropped events are not handed over any more. */
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

/** Ends the wait for the next attempt. */
export const deliverNow = (): void => deliveryDue.emit({ all: true, isFresh: true });

export function confirmDelivered(eventIds: readonly string[]): void {
  for (const eventId of eventIds) unconfirmed.delete(eventId);
}

/** What a closing page has to hand over: numbered rows, and events that have no number yet. */
export const handOver = () => ({ numbered: [...unconfirmed.values()], unnumbered: [...queued] });
