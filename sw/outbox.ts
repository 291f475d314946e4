// The worker drains the outbox: for one tab or ten, and after the last one has closed.
import { API_BASE } from '#src/contract/page/build-facts.ts';
import { API_PREFIX } from '#src/contract/envelope.ts';
import type { ToPage } from '#src/contract/page/worker-messages.ts';
import { commonFields } from '#src/data/common-fields.ts';
import { appendEvents, type FreshEvent } from '#src/data/outbox/append.ts';
import { endWait } from '#src/data/outbox/batch.ts';
import { drain } from '#src/data/outbox/drain.ts';
import { database } from './database.ts';
import { worker } from './scope.ts';

const SYNC_TAG = 'halcyon-outbox';
/** Milliseconds the worker sits out itself; a longer wait is a row, and whoever comes next looks at it. */
const PATIENCE_MS = 20_000;
/** Delivered lately, by this worker: an event handed over while it was being sent is not taken twice. */
const delivered = new Set<string>();
const REMEMBERED = 2000;

export const EVENTS_URL = `${API_BASE}${API_PREFIX}/anonymous/appEventLogClient`;

export async function drainOutbox({
  all,
  isFresh = false,
}: {
  all: boolean;
  isFresh?: boolean;
}): Promise<void> {
  const db = await database();
  if (!db) return;
  if (isFresh) await endWait(db);
  const sending = { url: EVENTS_URL, commonFields: commonFields(), onDelivered: noteDelivered };
  let { waitMs } = await drain(db, sending, all);
  while (waitMs > 0 && waitMs <= PATIENCE_MS) {
    await tellPages({ type: 'waiting', waitMs });
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    ({ waitMs } = await drain(db, sending, true));
  }
  if (waitMs === 0) return;
  await tellPages({ type: 'waiting', waitMs });
  await askForSync();
}

/** Events of a page that could not write them itself. */
export async function takeOver(events: readonly FreshEvent[]): Promise<void> {
  const db = await database();
  const fresh = events.filter((event) => !delivered.has(event.eventId));
  if (db && fresh.length > 0) await appendEvents(db, fresh);
  await drainOutbox({ all: true });
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
  void tellPages({ type: 'delivered', eventIds });
}

async function tellPages(message: ToPage): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}
