// From `track()` to the outbox, in the page. Events are only in memory until the outbox is open and their write has
// committed; afterwards the outbox has them.
import { EVENT_BATCH, EVENT_FLUSH_MS } from '#src/contract/events.ts';
import { createEmitter } from '#src/lib/emitter.ts';
import { nextTask } from '#src/lib/moments.ts';
import type { appendEvents, FreshEvent } from './append.ts';
import type { DroppedRange } from './limits.ts';
import { memoryOutbox } from './memory.ts';
import { outbox, outboxDb, outboxState } from './outbox.ts';
import type { OutboxDb, OutboxRow } from '../db/tables/outbox-db.ts';

let queued: FreshEvent[] = [];
/** Writes that have begun, in order. */
let writing: Array<readonly FreshEvent[]> = [];
/** The worker, or a write that failed, may have stored what is queued. */
let mayBeStored = false;
/** Committed, but not known to be delivered: a hidden page hands these over. */
const unconfirmed = new Map<string, OutboxRow>();
let isDue = false;
let running = 0;
/** Number of consecutive failed writes. */
let failures = 0;
let writtenSincePoke = 0;
let flushTimer: ReturnType<typeof setTimeout> | undefined;

/** `all` false: only whole batches are due. `isFresh`: ends a wait. */
export const deliveryDue = createEmitter<{ all: boolean; isFresh: boolean }>();

export const eventsDropped = createEmitter<DroppedRange>();

/** Takes events that a page cannot write because it had to release the outbox; false if it could not. */
export type UnstoredHandler = (events: readonly FreshEvent[]) => Promise<boolean>;

let handOverUnstored: UnstoredHandler = async () => false;

export function setUnstoredHandler(taker: UnstoredHandler): void {
  handOverUnstored = taker;
}

/** Events were stored; for a harness that checks what a crash may not lose. */
export const eventsCommitted = createEmitter<readonly OutboxRow[]>();

/** If storage failed in an open page, its events stay in memory and this page sends them. */
let memoryDb: OutboxDb | undefined;

export const fallbackOutbox = (): OutboxDb | undefined => memoryDb;

/** Synchronous and cheap: one transaction writes everything that one task tracked. */
export function enqueue(event: FreshEvent): void {
  queued.push(event);
  begin();
}

/** Loaded together with the outbox. */
let append: typeof appendEvents | undefined;
let isOpening = false;
/** Nothing else is written until all writes have ended: what is written again keeps its order. */
let hasFailed = false;

function begin(): void {
  if (isDue || isOpening || hasFailed) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    void (append ? write(append) : open());
  });
}

async function open(): Promise<void> {
  isOpening = true;
  // The task that drew a screen is long enough.
  await nextTask();
  try {
    const [, { appendEvents: loaded }] = await Promise.all([outbox(), import('./append.ts')]);
    append = loaded;
  } catch {
    isOpening = false;
    return afterFailure();
  }
  isOpening = false;
  begin();
}

/** Waits for no write before it: on a busy machine the page learns late that one has ended. */
async function write(store: typeof appendEvents): Promise<void> {
  const events = queued;
  const areNew = !mayBeStored;
  queued = [];
  mayBeStored = false;
  writing.push(events);
  running += 1;
  try {
    const { rows, dropped } = await store(memoryDb ?? outboxDb, events, { areNew });
    writing = writing.filter((one) => one !== events);
    failures = 0;
    noteCommitted(rows);
    if (dropped) noteDropped(dropped);
  } catch {
    hasFailed = true;
  }
  running -= 1;
  if (hasFailed && running === 0) await afterFailure();
}

async function afterFailure(): Promise<void> {
  queued = [...writing.flat(), ...queued];
  writing = [];
  mayBeStored = true;
  const mayRepeat = await afterFailedWrite();
  hasFailed = false;
  if (mayRepeat && queued.length > 0) begin();
}

/**
 * Storage failed: the newer version's worker or this page's memory takes the events. Nothing is written meanwhile, so
 * that only events which were taken leave the queue.
 */
async function afterFailedWrite(): Promise<boolean> {
  // Even memory failed: the next event tries again.
  if (memoryDb) return false;
  if (outboxState.peek() === 'released') {
    const events = [...queued];
    if (await handOverUnstored(events)) queued = queued.slice(events.length);
    else memoryDb = await memoryOutbox();
  } else {
    failures += 1;
    // The browser closes idle connections, so the first failure is expected and the step is repeated once.
    if (failures > 1) memoryDb = await memoryOutbox();
  }
  return true;
}

/** Evicted storage comes back empty: undelivered events that this page knows are written again. */
export function rewriteUnconfirmed(): void {
  const lost = [...unconfirmed.values()];
  unconfirmed.clear();
  mayBeStored = true;
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

/** What a closing page has to hand over: numbered rows, and events that have no number yet. It may stay open. */
export function handOver(): { numbered: OutboxRow[]; unnumbered: FreshEvent[] } {
  mayBeStored ||= queued.length > 0;
  return { numbered: [...unconfirmed.values()], unnumbered: unwritten() };
}

/** Not yet committed to the outbox. */
export const unwritten = (): FreshEvent[] => [...writing.flat(), ...queued];
