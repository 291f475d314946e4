import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HalcyonDb } from '#src/data/db/schema.ts';
import { appendEvents, type FreshEvent } from '#src/data/events/append.ts';
import { readDelivery } from '#src/data/events/batch.ts';
import { type Answer, eventsOf, TAKEN } from './waiting-events.ts';

const SHORT: Answer = { status: 503, retryAfter: '10' };
const LONG: Answer = { status: 503, retryAfter: '290' };

interface Outbox {
  drainOutbox(wish: { all: boolean; isFresh?: boolean }): Promise<void>;
  drainOutboxOnSync(): void;
  noteDelivered(eventIds: string[]): void;
  takeOver(events: readonly FreshEvent[], port?: MessagePort): Promise<void>;
}

// Not by an import: the compiler knows the globals of a worker in `sw/` alone.
const [loadOutbox] = Object.values(import.meta.glob<Outbox>('../../../sw/outbox.ts'));
const [loadDatabase] = Object.values(
  import.meta.glob<{ database(): Promise<HalcyonDb | null> }>('../../../sw/database.ts'),
);

/** The worker's own life; what it remembers is gone with it. */
let worker: Outbox;
let db: HalcyonDb;
/** What it said to the pages. */
let said: { type: string; waitMs?: number; eventIds?: string[] }[];
let listeners: Record<string, (event: unknown) => void>;
let registered: string[];
let answers: (Answer | 'cut')[];
let requests: string[][];

beforeEach(async () => {
  [said, listeners, registered, answers, requests] = [[], {}, [], [], []];
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('navigator', { userAgent: '' });
  // Nothing was handed over while there was no database.
  vi.stubGlobal('caches', { has: async () => false });
  vi.stubGlobal('self', {
    clients: { matchAll: async () => [{ postMessage: (message: never) => said.push(message) }] },
    addEventListener: (type: string, listener: never) => (listeners[type] = listener),
    registration: { sync: { register: async (tag: string) => void registered.push(tag) } },
  });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    expect(url).toBe('/app/v1/anonymous/appEventLogClient');
    requests.push((JSON.parse(body) as { eventList: { eventId: string }[] }).eventList.map((e) => e.eventId));
    const answer = answers.shift() ?? TAKEN;
    if (answer === 'cut') throw new TypeError('Failed to fetch');
    return new Response(answer.body ?? '', {
      status: answer.status,
      headers: { 'retry-after': answer.retryAfter ?? '' },
    });
  });
  db = new HalcyonDb();
  await db.delete();
  db = new HalcyonDb();
  await db.open();
  worker = await loadOutbox!();
});
afterEach(async () => {
  vi.restoreAllMocks();
  const storage = await loadDatabase!();
  (await storage.database())?.close();
  db.close();
  await new HalcyonDb().delete();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const append = async (count: number) => (await appendEvents(db, eventsOf(count))).rows;
/** The database takes turns of its own, and no fake time. */
const until = (fact: () => void | Promise<void>) => vi.waitFor(fact, { timeout: 10_000 });
const waitsSaid = () => said.filter(({ type }) => type === 'waiting').map(({ waitMs }) => waitMs);

/** What the browser is told by the worker: whether it is to repeat the sync. */
async function sync(tag = 'halcyon-outbox'): Promise<string[]> {
  if (!listeners['sync']) worker.drainOutboxOnSync();
  const done: Promise<void>[] = [];
  listeners['sync']?.({ tag, waitUntil: (work: Promise<void>) => done.push(work) });
  return (await Promise.allSettled(done)).map(({ status }) => status);
}

describe('a wait of 290 seconds', () => {
  beforeEach(async () => {
    answers = [LONG];
    await append(3);
    await worker.drainOutbox({ all: true });
    expect(waitsSaid()).toEqual([290_000]);
    expect(requests).toHaveLength(1);
  });

  it('is not sat out by the worker: a page is told, and background sync is asked for', () => {
    expect(registered).toEqual(['halcyon-outbox']);
    expect(said.at(-1)).toEqual({ type: 'idle' });
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
    answers = ['cut'];
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

  it('is not asked to end again by a sync that found no line either', async () => {
    answers = ['cut'];
    expect(await sync()).toEqual(['rejected']);
    expect(requests).toHaveLength(2);
    expect(registered).toHaveLength(1);
  });
});

describe('a short wait', () => {
  it('is sat out, and then everything is sent', async () => {
    answers = [SHORT];
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

  it('is ended by a new page, and not by one that was there before', async () => {
    answers = [SHORT];
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

describe('storage that fails under the worker', () => {
  const failing = (times: number) => {
    let left = times;
    const open = vi.spyOn(IDBFactory.prototype, 'open');
    open.mockImplementation(function fail(this: IDBFactory, ...args: Parameters<IDBFactory['open']>) {
      if (left-- > 0) throw new DOMException('', 'SecurityError');
      open.mockRestore();
      return this.open(...args);
    });
  };

  it('once is tried once more', async () => {
    await append(1);
    failing(1);
    await worker.drainOutbox({ all: true });
    expect(await db.outbox.count()).toBe(0);
  });

  it('for good keeps it silent, so that a page takes over', async () => {
    await append(1);
    failing(100);
    await worker.drainOutbox({ all: true });
    expect(said).toEqual([]);
    const postMessage = vi.fn();
    await worker.takeOver(eventsOf(1), { postMessage } as unknown as MessagePort);
    expect(postMessage.mock.calls).toEqual([[false]]);
  });
});
