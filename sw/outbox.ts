// The worker drains the outbox: for one tab or ten, and after the last one has closed.
import { API_BASE } from '#src/contract/page/build-facts.ts';
import { API_PREFIX } from '#src/contract/envelope.ts';
import type { ToPage } from '#src/contract/page/worker-messages.ts';
import { commonFields } from '#src/data/api/common-fields.ts';
import { appendEvents, type FreshEvent } from '#src/data/events/append.ts';
import { endWait } from '#src/data/events/batch.ts';
import { drain } from '#src/data/events/drain.ts';
import { database } from './database.ts';
import { keepForLater, writeKept } from './handed-over.ts';
import { worker } from './scope.ts';

const SYNC_TAG = 'halcyon-outbox';
/** Milliseconds. */
const PATIENCE_MS = 20_000;
/** Delivered lately, by this worker: an event handed over while it was being sent is not taken twice. */
const delivered = new Set<string>();
const REMEMBERED = 2000;

export const EVENTS_URL = `${API_BASE}${API_PREFIX}/anonymous/appEventLogClient`;

interface DrainRequest {
  /** Also what is less than a batch. */
  all: boolean;
  /** A new page, or the line came back: a wait is over. */
  isFresh?: boolean;
}

let requested: DrainRequest | undefined;
let running: Promise<void> | undefined;
let wake = () => {};

/** One at a time: who asks while it runs is heard by the run that goes on. */
export function drainOutbox({ all, isFresh = false }: DrainRequest): Promise<void> {
  requested = { all: all || requested?.all === true, isFresh: isFresh || requested?.isFresh === true };
  wake();
  running ??= run();
  return running;
}

async function run(): Promise<void> {
  try {
    for (let failures = 0; requested; ) {
      const now: DrainRequest = requested;
      requested = undefined;
      failures = (await attempt(now)) ? 0 : failures + 1;
      // Storage may have been closed under us: once more. After that a page that hears nothing takes over.
      if (failures > 1) return;
      if (failures > 0) requested ??= now;
    }
    await postToPages({ type: 'idle' });
  } finally {
    running = undefined;
  }
}

/** False when the outbox could not be read or written. */
async function attempt({ all, isFresh = false }: DrainRequest): Promise<boolean> {
  try {
    const db = await database();
    if (!db) return false;
    await writeKept((events) => appendEvents(db, events));
    if (isFresh) await endWait(db);
    const sending = { url: EVENTS_URL, commonFields: commonFields(), onDelivered: noteDelivered };
    const { waitMs } = await drain(db, sending, all);
    if (waitMs > 0) await sitOut(waitMs);
    return true;
  } catch {
    return false;
  }
}

/** A short wait is spent here; a long one is a row that whoever comes next looks at. */
async function sitOut(waitMs: number): Promise<void> {
  await postToPages({ type: 'waiting', waitMs });
  if (waitMs > PATIENCE_MS) {
    await askForSync();
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  await new Promise<void>((resolve) => {
    wake = resolve;
    timer = setTimeout(resolve, waitMs);
    if (requested) resolve();
  });
  clearTimeout(timer);
  requested ??= { all: true };
}

/**
 * Events of a page that could not write them itself. One that goes on sends a port, hears over it whether they are
 * written now, and keeps them if not; one that goes away has nowhere to keep them.
 */
export async function takeOver(events: readonly FreshEvent[], port?: MessagePort): Promise<void> {
  const isWritten = await write(events).catch(() => false);
  if (port) port.postMessage(isWritten);
  else if (!isWritten) await keepForLater(events).catch(() => {});
  await drainOutbox({ all: true });
}

async function write(events: readonly FreshEvent[]): Promise<boolean> {
  const db = await database();
  const fresh = events.filter((event) => !delivered.has(event.eventId));
  if (db && fresh.length > 0) await appendEvents(db, fresh);
  return db !== null;
}

/** Where the browser has background sync, it wakes the worker when the connection returns. */
export function drainOutboxOnSync(): void {
  worker.addEventListener('sync', (event) => {
    const sync = event as ExtendableEvent & { tag: string };
    if (sync.tag === SYNC_TAG) sync.waitUntil(drainOutbox({ all: true, isFresh: true }));
  });
}

async function askForSync(): Promise<void> {
  const { sync } = worker.registration as ServiceWorkerRegistration & {
    sync?: { register: (tag: string) => Promise<void> };
  };
  // Refused without the permission; the next page or fetch is the fallback anyway.
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
