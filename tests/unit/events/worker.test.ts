import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appendEvents } from '#src/data/events/append.ts';
import { readDelivery } from '#src/data/events/delivery-row.ts';
import { type Answer, eventsOf } from './waiting-events.ts';
import { beginWorker, endWorker, type WorkerLife } from './worker-life.ts';

const SHORT: Answer = { status: 503, retryAfter: '10' };
const LONG: Answer = { status: 503, retryAfter: '290' };

let life: WorkerLife;
let { worker, db, said, listeners, registered, answers, requests } = {} as WorkerLife;
beforeEach(async () => {
  life = await beginWorker();
  ({ worker, db, said, listeners, registered, answers, requests } = life);
});
afterEach(() => endWorker(life));

const append = async (count: number) => (await appendEvents(db, eventsOf(count))).rows;
/** The database takes turns of its own, and no fake time. */
const until = (fact: () => void | Promise<void>) => vi.waitFor(fact);
/** Lets the database work without moving a clock. */
const turn = () => new Promise(setImmediate);
const waitsSaid = () => said.filter(({ type }) => type === 'waiting').map(({ waitMs }) => waitMs);

/** What the worker answers to a background sync: whether the browser has to repeat it. */
async function sync(tag = 'halcyon-outbox'): Promise<string[]> {
  if (!listeners['sync']) worker.drainOutboxOnSync();
  const done: Promise<void>[] = [];
  listeners['sync']?.({ tag, waitUntil: (work: Promise<void>) => done.push(work) });
  return (await Promise.allSettled(done)).map(({ status }) => status);
}

describe('a wait of 290 seconds', () => {
  beforeEach(async () => {
    answers.push(LONG);
    await append(3);
    await worker.drainOutbox({ all: true });
    expect(waitsSaid()).toEqual([290_000]);
    expect(requests).toHaveLength(1);
  });

  it('does not keep the worker running: it asks a page and background sync to wake it', () => {
    expect(registered).toEqual(['halcyon-outbox']);
    expect(said.at(-1)).toEqual({ type: 'idle' });
  });

  it('ends with a new page, even if an older one asks after it', async () => {
    const isDone = worker.drainOutbox({ all: true });
    void worker.drainOutbox({ all: true, isFresh: true });
    void worker.drainOutbox({ all: true });
    await isDone;
    expect(requests).toHaveLength(2);
    expect(await db.outbox.count()).toBe(0);
  });

  it('holds for a page that was there before', async () => {
    await worker.drainOutbox({ all: true });
    expect(requests).toHaveLength(1);
    expect(await db.outbox.count()).toBe(3);
  });

  it('ends with a new page', async () => {
    await worker.drainOutbox({ all: true, isFresh: true });
    expect(requests).toHaveLength(2);
    expect(await db.outbox.count()).toBe(0);
  });

  it('is kept to by background sync, which the browser repeats at once on a device that is online', async () => {
    expect(await sync()).toEqual(['rejected']);
    expect(requests).toHaveLength(1);
    expect(registered).toHaveLength(1);
    expect(await db.outbox.count()).toBe(3);
    vi.setSystemTime(Date.now() + 290_000);
    expect(await sync()).toEqual(['fulfilled']);
    expect(await db.outbox.count()).toBe(0);
  });
});

describe('a long wait because nobody answered', () => {
  beforeEach(async () => {
    answers.push('cut');
    await append(3);
    vi.mocked(Math.random).mockReturnValue(1);
    await db.delivery.put({ ...(await readDelivery(db)), failures: 4 });
    await worker.drainOutbox({ all: true });
    expect(waitsSaid()).toEqual([32_000]);
    expect(registered).toEqual(['halcyon-outbox']);
  });

  it('ends with the connection, by background sync', async () => {
    expect(await sync('another')).toEqual([]);
    expect(await sync()).toEqual(['fulfilled']);
    expect(await db.outbox.count()).toBe(0);
  });

  it('is left to background sync again after one that delivered everything', async () => {
    expect(await sync()).toEqual(['fulfilled']);
    answers.push(LONG);
    await append(1);
    await worker.drainOutbox({ all: true });
    expect(registered).toEqual(['halcyon-outbox', 'halcyon-outbox']);
  });

  it('is not asked to end again by a sync that found no line either', async () => {
    answers.push('cut');
    expect(await sync()).toEqual(['rejected']);
    expect(requests).toHaveLength(2);
    expect(registered).toHaveLength(1);
  });
});

describe('a short wait', () => {
  it('is sat out, and then everything is sent', async () => {
    answers.push(SHORT);
    await append(3);
    const isDone = worker.drainOutbox({ all: false });
    await vi.advanceTimersByTimeAsync(2000);
    await until(() => expect(waitsSaid()).toEqual([10_000]));
    expect(registered).toEqual([]);
    await vi.advanceTimersByTimeAsync(9999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await isDone;
    expect(requests).toHaveLength(2);
    expect(said.at(-1)).toEqual({ type: 'idle' });
  });

  it('is left to the pages once a newer worker waits, which takes over only from an idle one', async () => {
    const { registration } = globalThis.self as unknown as { registration: object };
    Object.assign(registration, { waiting: {} });
    answers.push(SHORT);
    await append(3);
    await worker.drainOutbox({ all: true });
    expect(waitsSaid()).toEqual([10_000]);
    expect(said.at(-1)).toEqual({ type: 'idle' });
    expect(await db.outbox.count()).toBe(3);
  });

  it('is ended without another attempt or a sync for a newer version, which waits until nothing runs', async () => {
    answers.push(SHORT);
    await append(3);
    const isDone = worker.drainOutbox({ all: true });
    await until(() => expect(waitsSaid()).toEqual([10_000]));
    await worker.pauseOutbox();
    await isDone;
    // A wait that begins afterwards, and the next page.
    answers.push(SHORT);
    void worker.drainOutbox({ all: true, isFresh: true });
    await worker.pauseOutbox();
    expect(registered).toEqual([]);
    expect(requests).toHaveLength(2);
    await worker.drainOutbox({ all: true, isFresh: true });
    expect(await db.outbox.count()).toBe(0);
  });

  it('is ended by a new page, and not by one that was there before', async () => {
    answers.push(SHORT);
    await append(25);
    const isDone = worker.drainOutbox({ all: true });
    await until(() => expect(waitsSaid()).toEqual([10_000]));
    void worker.drainOutbox({ all: true });
    await until(() => expect(waitsSaid()).toHaveLength(2));
    expect(requests).toHaveLength(1);
    void worker.drainOutbox({ all: true, isFresh: true });
    await isDone;
    expect(requests.map((ids) => ids.length)).toEqual([20, 20, 5]);
  });
});

describe('an incomplete batch', () => {
  it('waits two seconds for more events before it is sent', async () => {
    await append(3);
    const isDone = worker.drainOutbox({ all: false });
    while (said.length === 0) await turn();
    expect(waitsSaid()).toEqual([2000]);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    await isDone;
    expect(requests.map((ids) => ids.length)).toEqual([3]);
  });

  it('is sent without that delay after a wait', async () => {
    answers.push(SHORT);
    await append(20);
    const isDone = worker.drainOutbox({ all: false });
    while (said.length === 0) await turn();
    await vi.advanceTimersByTimeAsync(9999);
    await append(1);
    await vi.advanceTimersByTimeAsync(1);
    await isDone;
    expect(requests.map((ids) => ids.length)).toEqual([20, 20, 1]);
    expect(waitsSaid()).toEqual([10_000]);
  });
});

describe('pages that ask while it runs', () => {
  it('are heard together: as much, and as fresh, as any of them asked for', async () => {
    await append(3);
    const first = worker.drainOutbox({ all: false });
    const second = worker.drainOutbox({ all: true });
    const third = worker.drainOutbox({ all: false });
    expect([second, third]).toEqual([first, first]);
    await first;
    expect(requests.map((ids) => ids.length)).toEqual([3]);
    expect(said.filter(({ type }) => type === 'idle')).toHaveLength(1);
  });

  it('hear which events are delivered', async () => {
    const rows = await append(2);
    await worker.drainOutbox({ all: true });
    expect(said).toEqual([
      { type: 'delivered', eventIds: rows.map(({ eventId }) => eventId) },
      { type: 'idle' },
    ]);
  });
});

describe('events of a page that could not write them', () => {
  it('are written, confirmed over the port, and sent', async () => {
    const postMessage = vi.fn();
    const events = eventsOf(2);
    await worker.takeOver(events, { postMessage } as unknown as MessagePort);
    expect(postMessage.mock.calls).toEqual([[true]]);
    expect(requests.flat()).toEqual(events.map(({ eventId }) => eventId));
  });

  it('are not sent again when they were delivered a moment ago', async () => {
    const rows = await append(2);
    await worker.drainOutbox({ all: true });
    const events = rows.map(({ eventSeq: _, installId: __, ...event }) => event);
    await worker.takeOver([...events, ...eventsOf(1)]);
    expect(requests.map((ids) => ids.length)).toEqual([2, 1]);
  });

  it('are remembered as delivered while no two thousand others followed them', async () => {
    const rows = await append(1);
    await worker.drainOutbox({ all: true });
    const events = rows.map(({ eventSeq: _, installId: __, ...event }) => event);
    worker.noteDelivered(Array.from({ length: 1999 }, (_, index) => `e${index}`));
    await worker.takeOver(events);
    expect(requests).toHaveLength(1);
    worker.noteDelivered(['one more']);
    await worker.takeOver(events);
    expect(requests).toHaveLength(2);
  });
});
