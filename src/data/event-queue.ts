// From `track()` to the outbox, in the page. Events wait in memory only until the database is open and
// their write has committed; the rest of their life is in `outbox/`.
import { EVENT_BATCH, EVENT_FLUSH_MS } from '#src/contract/events.ts';
import { createEmitter } from '#src/lib/emitter.ts';
import { database, storageState } from './database.ts';
import type { OutboxRow } from './db.ts';
import type { FreshEvent } from './outbox/append.ts';
import type { DroppedRange } from './outbox/limits.ts';

/** Milliseconds until a write that failed is tried again. */
const RETRY_MS = 3000;

/** Not yet committed to the outbox. */
let queued: FreshEvent[] = [];
/** Committed, but not known to be delivered: what a hidden page hands to its messengers. */
const unconfirmed = new Map<string, OutboxRow>();
let isWriting = false;
let writtenSincePoke = 0;
let flushTimer: ReturnType<typeof setTimeout> | undefined;

/** `all` false: only whole batches are due. */
export const deliveryDue = createEmitter<{ all: boolean }>();

export const eventsDropped = createEmitter<DroppedRange>();

/** This page had to let go of the database: the worker of the newer version takes these. */
export const orphaned = createEmitter<readonly FreshEvent[]>();

/** Events reached the outbox; for a harness that has to know what a crash may not lose. */
export const eventsCommitted = createEmitter<readonly OutboxRow[]>();

/** Synchronous and cheap: the write is one transaction for all that one task tracked. */
export function enqueue(event: FreshEvent): void {
  queued.push(event);
  if (isWriting) return;
  isWriting = true;
  queueMicrotask(() => void write());
}

async function write(): Promise<void> {
  try {
    const [{ db }, { appendEvents }] = await Promise.all([database(), import('./outbox/append.ts')]);
    while (queued.length > 0) {
      // A copy: what is tracked while these are written joins the queue behind them.
      const events = [...queued];
      const { rows, dropped } = await appendEvents(db, events);
      queued = queued.slice(events.length);
      noteCommitted(rows);
      if (dropped) eventsDropped.emit(dropped);
    }
  } catch {
    afterFailedWrite();
  } finally {
    isWriting = false;
  }
}

/** Storage failed under us: the events stay queued, and are tried again or handed to the newer version's worker. */
function afterFailedWrite(): void {
  if (storageState.peek() === 'released') {
    orphaned.emit(queued);
    queued = [];
    return;
  }
  setTimeout(() => {
    if (isWriting || queued.length === 0) return;
    isWriting = true;
    void write();
  }, RETRY_MS);
}

function noteCommitted(rows: readonly OutboxRow[]): void {
  for (const row of rows) unconfirmed.set(row.eventId, row);
  eventsCommitted.emit(rows);
  writtenSincePoke += rows.length;
  if (writtenSincePoke >= EVENT_BATCH) {
    writtenSincePoke = 0;
    deliveryDue.emit({ all: false });
  }
  flushTimer ??= setTimeout(flush, EVENT_FLUSH_MS);
}

export function flush(): void {
  clearTimeout(flushTimer);
  flushTimer = undefined;
  writtenSincePoke = 0;
  deliveryDue.emit({ all: true });
}

export function confirmDelivered(eventIds: readonly string[]): void {
  for (const eventId of eventIds) unconfirmed.delete(eventId);
}

/** What a page that goes away has to hand over: numbered rows, and those whose number is still to come. */
export const handOver = () => ({ numbered: [...unconfirmed.values()], unnumbered: [...queued] });
