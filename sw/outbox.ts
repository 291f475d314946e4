// The worker drains the outbox: for any number of tabs, and after the last one has closed.
import { API_BASE } from '#src/contract/page/build-info.ts';
import { API_PREFIX } from '#src/contract/envelope.ts';
import type { ToPage } from '#src/contract/page/to-page.ts';
import { commonFields } from '#src/data/api/common-fields.ts';
import { appendEvents, type FreshEvent } from '#src/data/events/append.ts';
import { endWait, endWaitForLine } from '#src/data/events/batch.ts';
import { drain } from '#src/data/events/drain.ts';
import { after } from '#src/lib/timing.ts';
import { outbox } from './outbox-db.ts';
import { keepForLater, writeKept } from './handed-over.ts';
import { worker } from './scope.ts';

const SYNC_TAG = 'halcyon-outbox';
/** Milliseconds. */
const PATIENCE_MS = 20_000;
/** Recently delivered by this worker: an event that was handed over while it was being sent is not stored again. */
const delivered = new Set<string>();
const REMEMBERED = 2000;

export const EVENTS_URL = `${API_BASE}${API_PREFIX}/anonymous/appEventLogClient`;

interface DrainRequest {
  /** Includes less than a full batch. */
  all: boolean;
  /** A new page, or the connection has returned: ends a wait. */
  isFresh?: boolean;
  /** The token of the page that asks; if absent, the last one stays. */
  token?: string | undefined;
}

/** In memory only: a worker that was stopped proves nothing until a page asks again. */
let token = '';

/** A background sync is being handled: asked for again now, the browser would repeat it at once and without end. */
let isSyncing = false;

let requested: DrainRequest | undefined;
let running: Promise<void> | undefined;
let wake = () => {};

/** This worker is about to be replaced. */
let isPaused = false;

/** One run at a time: a request during a run is handled by that run. */
export function drainOutbox({ all, isFresh = false, ...sender }: DrainRequest): Promise<void> {
  token = sender.token ?? token;
  isPaused = false;
  requested = { all: all || requested?.all === true, isFresh: isFresh || requested?.isFresh === true };
  wake();
  running ??= run();
  return running;
}

/** Ends a wait without another attempt. Resolves when nothing is being sent. */
export async function pauseOutbox(): Promise<void> {
  isPaused = true;
  requested = undefined;
  wake();
  await running;
}

async function run(): Promise<void> {
  try {
    for (let failures = 0; requested; ) {
      const now: DrainRequest = requested;
      requested = undefined;
      failures = (await attempt(now)) ? 0 : failures + 1;
      // The browser may have closed storage: tries once more. After that a page without an answer takes over.
      if (failures > 1) return;
      if (failures > 0) requested ??= now;
    }
    await postToPages({ type: 'idle' });
  } finally {
    running = undefined;
  }
}

/** False if the outbox could not be read or written. */
async function attempt({ all, isFresh }: DrainRequest): Promise<boolean> {
  try {
    const db = await outbox();
    if (!db) return false;
    await writeKept((events) => appendEvents(db, events));
    if (isFresh) await endWait(db);
    const sending = { url: EVENTS_URL, commonFields: commonFields(), token, onDelivered: noteDelivered };
    const { waitMs } = await drain(db, sending, all);
    if (waitMs > 0) await waitBeforeRetry(waitMs);
    return true;
  } catch {
    return false;
  }
}

/**
 * Waits here for a short time; a long wait is stored for the next page or fetch. A newer worker takes over only when
 * this one is idle.
 */
async function waitBeforeRetry(waitMs: number): Promise<void> {
  await postToPages({ type: 'waiting', waitMs });
  // The next version sends what is left as soon as its page is open.
  if (isPaused) return;
  if (waitMs > PATIENCE_MS || worker.registration.waiting) {
    if (!isSyncing) await askForSync();
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  await new Promise<void>((resolve) => {
    wake = resolve;
    timer = after(waitMs, resolve);
    if (requested || isPaused) resolve();
  });
  clearTimeout(timer);
  if (!isPaused) requested ??= { all: true };
}

/**
 * Events that a page could not write. An open page sends a port; the answer says whether they are stored, and the
 * page keeps them if not. A closing page cannot keep them.
 */
export async function takeOver(events: readonly FreshEvent[], port?: MessagePort): Promise<void> {
  const isWritten = await write(events).catch(() => false);
  if (port) port.postMessage(isWritten);
  else if (!isWritten) await keepForLater(events).catch(() => {});
  await drainOutbox({ all: true });
}

async function write(events: readonly FreshEvent[]): Promise<boolean> {
  const db = await outbox();
  const fresh = events.filter((event) => !delivered.has(event.eventId));
  if (db) await appendEvents(db, fresh);
  return db !== null;
}

/** Background sync, where supported, wakes the worker when the connection returns. */
export function drainOutboxOnSync(): void {
  worker.addEventListener('sync', (event) => {
    const sync = event as ExtendableEvent & { tag: string };
    if (sync.tag === SYNC_TAG) sync.waitUntil(drainForSync());
  });
}

/** Rejects while events are pending: the browser then repeats the sync, minutes later. */
async function drainForSync(): Promise<void> {
  isSyncing = true;
  try {
    const db = await outbox();
    if (db) await endWaitForLine(db);
    await drainOutbox({ all: true });
    if (db && (await db.outbox.count()) > 0) throw new Error(SYNC_TAG);
  } finally {
    isSyncing = false;
  }
}

async function askForSync(): Promise<void> {
  const { sync } = worker.registration as ServiceWorkerRegistration & {
    sync?: { register: (tag: string) => Promise<void> };
  };
  // Refused without the permission; the next page or fetch drains the outbox anyway.
  await sync?.register(SYNC_TAG).catch(() => {});
}

export function noteDelivered(eventIds: string[]): void {
  for (const eventId of eventIds) delivered.add(eventId);
  for (const eventId of delivered) {
    if (delivered.size <= REMEMBERED) break;
    delivered.delete(eventId);
  }
  void postToPages({ type: 'delivered', eventIds });
}

async function postToPages(message: ToPage): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}
