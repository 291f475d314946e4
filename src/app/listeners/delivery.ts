// Sends events from the page: through the worker if it controls the page, else with the same code in the page.
import * as v from 'valibot';
import { ToPage } from '#src/contract/page/to-page.ts';
import type { ToWorker } from '#src/contract/page/to-worker.ts';
import { pageFields } from '#src/data/api/page-fields.ts';
import {
  confirmDelivered,
  deliveryDue,
  eventsDropped,
  flush,
  handOver,
  rewriteUnconfirmed,
  setUnstoredHandler,
  fallbackOutbox,
} from '#src/data/events/queue.ts';
import type { FreshEvent } from '#src/data/events/append.ts';
import { endWait } from '#src/data/events/batch.ts';
import { noteFingerprint } from '#src/data/events/delivery-row.ts';
import { drain } from '#src/data/events/drain.ts';
import { leftBehind, outbox, outboxLost, outboxState } from '#src/data/events/outbox.ts';
import type { OutboxDb, OutboxRow } from '#src/data/db/tables/outbox-db.ts';
import { isUpdating, untilUpdated } from '#src/data/api/worker-state.ts';
import { serviceWorkers } from '#src/device/workers.ts';
import { fingerprint, session } from '#src/data/session/session.ts';
import { after } from '#src/lib/timing.ts';
import { track } from '#src/tracking/track.ts';
import { askWorker } from '../updates/ask-worker.ts';
import { EVENTS_URL, noteShown, sendClosing, sendHidden } from './beacon.ts';
import { connectionReturned } from '../updates/connection.ts';

/** Milliseconds. */
const RETRY_MS = 5000;

/** Milliseconds of silence after which the worker counts as dead; longer than one of its requests may take. */
const SILENCE_MS = 20_000;

let silence: ReturnType<typeof setTimeout> | undefined;
/** A request since the worker was last heard ends a wait. */
let isFreshUnheard = false;
let wakeUp: ReturnType<typeof setTimeout> | undefined;
let leaving = new AbortController();

export function listenToDelivery(): void {
  deliveryDue.listen(send);
  outboxLost.listen(rewriteUnconfirmed);
  eventsDropped.listen(({ count, from, to }) =>
    track('outbox_dropped', { eventInterfaceId: `${count}:${from}-${to}` }),
  );
  setUnstoredHandler(handToWorker);
  // The outbox of this page is another one now.
  outboxState.subscribe((state) => state === 'memory' && send({ all: true, isFresh: true }));
  isUpdating.subscribe((is) => is && void untilUpdated().then(() => send({ all: true, isFresh: false })));
  connectionReturned.listen(() => send({ all: true, isFresh: true }));
  serviceWorkers()?.addEventListener('message', ({ data }) => hear(data));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void sendHidden(handOverAll()).catch(() => {});
    else noteShown();
  });
  // `pagehide` is never dispatched on the document.
  addEventListener('pagehide', leave);
  addEventListener('freeze', leave);
  void tellWorker();
  send({ all: true, isFresh: true });
}

/** What the worker sends with the events. */
async function tellWorker(): Promise<void> {
  if (!workerOfThisPage()) return;
  await outbox().then(
    (db) => noteFingerprint(db, fingerprint()),
    () => {},
  );
}

function hear(data: unknown): void {
  const message = v.safeParse(ToPage, data);
  // A worker without storage can still say this.
  if (!message.success || ['renewed', 'open', 'received'].includes(message.output.type)) return;
  clearTimeout(silence);
  silence = undefined;
  isFreshUnheard = false;
  if (message.output.type === 'delivered') confirmDelivered(message.output.eventIds);
  else if (message.output.type === 'waiting') wakeLater(message.output.waitMs);
}

/** If a worker cannot open its storage or does not start, this page sends the events. */
function takeOver(): void {
  silence = undefined;
  if (isUpdating.peek()) return;
  sendHere({ all: true, isFresh: isFreshUnheard });
  isFreshUnheard = false;
}

/** A worker may be stopped during a long wait, so the page wakes it. */
function wakeLater(waitMs: number): void {
  clearTimeout(wakeUp);
  wakeUp = after(waitMs, () => send({ all: true, isFresh: false }));
}

/** The worker cannot read an outbox in this page's memory. */
const workerOfThisPage = (): ServiceWorker | null =>
  outboxState.peek() === 'memory' ? null : (serviceWorkers()?.controller ?? null);

function postToWorker(message: ToWorker): boolean {
  const worker = workerOfThisPage();
  worker?.postMessage(message);
  return worker !== null;
}

/** True once the worker of the newer version has written them. */
async function handToWorker(events: readonly FreshEvent[]): Promise<boolean> {
  const worker = workerOfThisPage();
  if (!worker) return false;
  return (await askWorker(worker, { type: 'enqueue', events: [...events] }, RETRY_MS)) === true;
}

interface DrainRequest {
  all: boolean;
  isFresh: boolean;
}

function send(request: DrainRequest): void {
  for (const db of [fallbackOutbox(), leftBehind()]) {
    if (db) void drainHere(db, request).catch(() => wakeLater(RETRY_MS));
  }
  // A worker that is asked is not replaced. The page after the update sends what waits.
  if (isUpdating.peek() && workerOfThisPage()) return;
  if (postToWorker({ type: 'drain', ...request, token: session.peek().token })) {
    silence ??= setTimeout(takeOver, SILENCE_MS);
    isFreshUnheard ||= request.isFresh;
    return;
  }
  sendHere(request);
}

function sendHere(request: DrainRequest): void {
  void outbox()
    .then((db) => drainHere(db, request))
    .catch(() => wakeLater(RETRY_MS));
}

async function drainHere(db: OutboxDb, { all, isFresh }: DrainRequest): Promise<void> {
  if (isFresh) await endWait(db);
  const sending = {
    url: EVENTS_URL,
    commonFields: pageFields(),
    token: session.peek().token,
    fingerprint: fingerprint(),
    onDelivered: confirmDelivered,
    signal: leaving.signal,
  };
  const { waitMs } = await drain(db, sending, all);
  if (waitMs > 0) wakeLater(waitMs);
}

/** Aborts a running request, so that a frozen page does not block other senders. */
function leave(): void {
  sendClosing(handOverAll());
  leaving.abort();
  leaving = new AbortController();
}

/** Hands events to the worker, and returns those that a beacon should carry too. The platform drops duplicates. */
function handOverAll(): readonly OutboxRow[] {
  const { numbered, unnumbered } = handOver();
  if (unnumbered.length > 0) postToWorker({ type: 'enqueue', events: unnumbered });
  flush();
  return numbered;
}
