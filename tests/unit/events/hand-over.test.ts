import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Outboxes from '#src/data/events/outbox.ts';
import { OutboxDb } from '#src/data/db/tables/outbox-db.ts';
import { readDelivery } from '#src/data/events/delivery-row.ts';
import type { DroppedRange } from '#src/data/events/limits.ts';
import type * as Queues from '#src/data/events/queue.ts';
import { type Gate, newGate } from '#tests/support/device/locks.ts';
import { DAY_MS, eventOf, eventsOf } from './waiting-events.ts';

/** A page of its own, whose memory no other test shares. */
let page: typeof Queues;
let pageOutbox: typeof Outboxes;
let db: OutboxDb;
let due: { all: boolean; isFresh: boolean }[];

beforeEach(async () => {
  await new OutboxDb().delete();
  vi.resetModules();
  pageOutbox = await import('#src/data/events/outbox.ts');
  page = await import('#src/data/events/queue.ts');
  db = await pageOutbox.outbox();
  // The page of the previous test may still call its own listener.
  const received: typeof due = (due = []);
  page.deliveryDue.listen((delivery) => received.push(delivery));
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  db.close();
  await new OutboxDb().delete();
});

const track = (events: ReturnType<typeof eventsOf>) => {
  for (const event of events) page.enqueue(event);
};
const written = () => vi.waitFor(() => expect(page.handOver().unnumbered).toEqual([]));
const numbered = () => page.handOver().numbered.map(({ eventId }) => eventId);
const turn = () => new Promise(setImmediate);
const waiting = async () => (await db.outbox.orderBy('eventSeq').toArray()).map(({ eventId }) => eventId);
const idsOf = (events: ReturnType<typeof eventsOf>) => events.map(({ eventId }) => eventId);

describe('a page that closes', () => {
  it('hands over the events whose delivery is not confirmed, and no others', async () => {
    const events = eventsOf(3);
    track(events);
    expect(idsOf(page.handOver().unnumbered)).toEqual(idsOf(events));
    await written();
    expect(numbered()).toEqual(idsOf(events));
    page.confirmDelivered(idsOf(events).slice(0, 2));
    expect(numbered()).toEqual(idsOf(events).slice(2));
  });

  it('hands over no event that the device has dropped', async () => {
    const lost: DroppedRange[] = [];
    page.eventsDropped.listen((range) => lost.push(range));
    const events = eventsOf(4);
    track(events);
    await written();
    // They grow old while nothing is delivered; the next write drops the first two.
    const sightings = [{ eventSeq: 2, atMs: Date.now() - 31 * DAY_MS }];
    await db.delivery.put({ ...(await readDelivery(db)), sightings });
    const { noteKnownTime } = await import('#src/device/known-time.ts');
    noteKnownTime(Date.now() / 1000);
    track(eventsOf(1));
    await vi.waitFor(() => expect(lost).toEqual([{ count: 2, from: 1, to: 2 }]));
    expect(numbered().slice(0, 2)).toEqual(idsOf(events).slice(2));
    expect(numbered()).toHaveLength(3);
  });
});

describe('storage that came back empty', () => {
  it('receives every event again whose delivery is not confirmed', async () => {
    const events = eventsOf(3);
    track(events);
    await written();
    page.confirmDelivered([events[0]!.eventId]);
    await db.outbox.clear();
    page.rewriteUnconfirmed();
    await written();
    expect(await waiting()).toEqual(idsOf(events).slice(1));
    expect(numbered()).toEqual(idsOf(events).slice(1));
  });
});

describe('delivery is due', () => {
  it('at once for a full batch, and after two seconds for the rest', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    track(eventsOf(19));
    await written();
    expect(due).toEqual([]);
    track([eventOf('the twentieth')]);
    await written();
    expect(due).toEqual([{ all: false, isFresh: false }]);
    track([eventOf('one more')]);
    await written();
    expect(due).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(due.slice(1)).toEqual([{ all: true, isFresh: false }]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(due).toHaveLength(2);
  });

  it('again only for a full new batch after everything was due', async () => {
    track(eventsOf(15));
    await written();
    page.flush();
    track(eventsOf(15));
    await written();
    expect(due).toEqual([{ all: true, isFresh: false }]);
  });

  it('at once when a person does not want to wait', () => {
    page.deliverNow();
    expect(due).toEqual([{ all: true, isFresh: true }]);
  });
});

describe('a failed write', () => {
  it('is repeated once, and the events are stored', async () => {
    const add = vi.spyOn(IDBObjectStore.prototype, 'add');
    add.mockImplementationOnce(() => {
      throw new DOMException('The connection is closing.', 'InvalidStateError');
    });
    const events = eventsOf(2);
    track(events);
    await written();
    expect(await waiting()).toEqual(idsOf(events));
    expect(page.fallbackOutbox()).toBeUndefined();
  });

  it('keeps the events in the memory of the page, in order, if it fails again', async () => {
    track(eventsOf(1));
    await written();
    db.close({ disableAutoOpen: true });
    const events = eventsOf(3);
    track(events.slice(0, 2));
    await written();
    track(events.slice(2));
    await written();
    const inMemory = await page.fallbackOutbox()?.outbox.orderBy('eventSeq').toArray();
    expect(inMemory?.map(({ eventId }) => eventId)).toEqual(idsOf(events));
  });

  it.each([true, false])(
    'under a newer version hands the events to its worker, which accepts them: %s',
    async (isTaken) => {
      const taken: string[] = [];
      page.setUnstoredHandler(async (unstored) => {
        if (isTaken) taken.push(...unstored.map(({ eventId }) => eventId));
        return isTaken;
      });
      pageOutbox.outboxState.value = 'released';
      db.close({ disableAutoOpen: true });
      const events = eventsOf(2);
      track(events);
      await written();
      expect(taken).toEqual(isTaken ? idsOf(events) : []);
      expect(page.fallbackOutbox() === undefined).toBe(isTaken);
      if (!isTaken) expect(numbered()).toEqual(idsOf(events));
    },
  );

  it('loses no event that is tracked while the worker of a newer version answers', async () => {
    const taken = new Set<string>();
    const asked: Gate[] = [];
    page.setUnstoredHandler(async (unstored) => {
      for (const { eventId } of unstored) taken.add(eventId);
      asked.push(newGate());
      await asked.at(-1)?.isOpen;
      return true;
    });
    pageOutbox.outboxState.value = 'released';
    db.close({ disableAutoOpen: true });
    const events = eventsOf(3);
    track(events.slice(0, 1));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    track(events.slice(1, 2));
    // A page that does not wait for the answer would ask again.
    for (let count = 0; count < 50; count += 1) await turn();
    asked[0]?.open();
    await turn();
    track(events.slice(2));
    await vi.waitFor(() => {
      for (const gate of asked) gate.open();
      expect(page.handOver().unnumbered).toEqual([]);
    });
    expect([...taken]).toEqual(idsOf(events));
  });

  it('keeps the events in the memory of the page under a newer version without a worker', async () => {
    pageOutbox.outboxState.value = 'released';
    db.close({ disableAutoOpen: true });
    const events = eventsOf(2);
    track(events);
    await written();
    expect(await page.fallbackOutbox()?.outbox.count()).toBe(2);
    expect(numbered()).toEqual(idsOf(events));
  });

  it('is never reported as a commit', async () => {
    const committed: number[] = [];
    page.eventsCommitted.listen((rows) => committed.push(rows.length));
    track(eventsOf(2));
    await written();
    expect(committed).toEqual([2]);
  });
});
