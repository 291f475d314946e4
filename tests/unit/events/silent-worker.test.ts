// @vitest-environment happy-dom
// A page whose worker says nothing of its outbox: it cannot open it, or it does not start.
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { listenToDelivery } from '#src/app/listeners/delivery.ts';
import { isUpdating } from '#src/data/api/worker-state.ts';
import { outbox } from '#src/data/events/outbox.ts';
import type { OutboxDb } from '#src/data/db/tables/outbox-db.ts';
import { appendEvents } from '#src/data/events/append.ts';
import { deliveryDue, eventsDropped } from '#src/data/events/queue.ts';
import { readDelivery } from '#src/data/events/delivery-row.ts';
import { replaceProperty } from '#tests/support/device/replace-property.ts';
import { eventsOf, TAKEN } from './waiting-events.ts';

const SILENCE_MS = 20_000;
const HOUR_MS = 3_600_000;

let db: OutboxDb;
const workers = Object.assign(new EventTarget(), { controller: { postMessage: vi.fn() } });

beforeEach(async () => {
  db = await outbox();
  await appendEvents(db, eventsOf(3));
  // An earlier page has met a long wait.
  const now = Date.now();
  await db.delivery.put({ ...(await readDelivery(db)), nextAttemptAt: now + HOUR_MS, waitSetAt: now });
  replaceProperty(navigator, 'serviceWorker', workers);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

it('sends the events itself after 20 seconds, and a new page ends the wait of an earlier one', async () => {
  const requests = vi.fn(async () => new Response(TAKEN.body, { status: TAKEN.status }));
  vi.stubGlobal('fetch', requests);
  listenToDelivery();
  expect(workers.controller.postMessage).toHaveBeenCalledWith({
    type: 'drain',
    all: true,
    isFresh: true,
    token: '',
  });
  // The worker lives and says something else.
  workers.dispatchEvent(new MessageEvent('message', { data: { type: 'renewed' } }));
  await vi.advanceTimersByTimeAsync(SILENCE_MS);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await db.outbox.count()).toBe(0));
  expect(requests).toHaveBeenCalledOnce();
});

it('says how many events the device has dropped, and which', async () => {
  listenToDelivery();
  eventsDropped.emit({ count: 2, from: 4, to: 6 });
  await vi.waitFor(async () =>
    expect(await db.outbox.toArray()).toContainEqual(
      expect.objectContaining({ eventName: 'outbox_dropped', eventInterfaceId: '2:4-6' }),
    ),
  );
});

it('asks nothing of a worker that is about to be replaced: that would start it again', async () => {
  listenToDelivery();
  const { postMessage } = workers.controller;
  deliveryDue.emit({ all: true, isFresh: false });
  expect(postMessage).toHaveBeenCalled();
  postMessage.mockClear();
  const requests = vi.fn();
  vi.stubGlobal('fetch', requests);
  isUpdating.value = true;
  deliveryDue.emit({ all: true, isFresh: false });
  await vi.advanceTimersByTimeAsync(SILENCE_MS);
  expect(postMessage).not.toHaveBeenCalled();
  expect(requests).not.toHaveBeenCalled();
  expect(await db.outbox.count()).toBeGreaterThan(0);
  // The browser has not replaced it.
  isUpdating.value = false;
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalled());
});
