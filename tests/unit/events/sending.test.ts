// One request with events: when the page sends it, what it contains, and the wait after it.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EVENT_FLUSH_MS } from '#src/contract/events.ts';
import { appendEvents } from '#src/data/events/append.ts';
import { settleRefused } from '#src/data/events/batch.ts';
import { readDelivery } from '#src/data/events/delivery-row.ts';
import { COMMON } from '#tests/support/registration.ts';
import { closeOutbox, eventOf, eventsOf, openOutbox, type Outbox, TAKEN } from './waiting-events.ts';

let outbox: Outbox;
beforeEach(async () => {
  // Only the clock stands still, so that the database works.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  outbox = await openOutbox();
});
afterEach(async () => {
  await closeOutbox(outbox);
  vi.useRealTimers();
});

const append = (count: number) => appendEvents(outbox.db, eventsOf(count));
const sizes = () => outbox.requests.map((names) => names.length);
const withoutJitter = () => vi.spyOn(Math, 'random').mockReturnValue(1);

describe('an incomplete batch', () => {
  it('waits for more events until its oldest is two seconds old', async () => {
    await append(3);
    expect(await outbox.send({}, false)).toEqual({ sent: 0, waitMs: EVENT_FLUSH_MS });
    vi.setSystemTime(Date.now() + EVENT_FLUSH_MS - 1);
    expect((await outbox.send({}, false)).sent).toBe(0);
    vi.setSystemTime(Date.now() + 1);
    expect((await outbox.send({}, false)).sent).toBe(3);
  });

  it('counts as full for a platform that accepted no larger one', async () => {
    const { rows } = await append(20);
    await settleRefused(outbox.db, rows, { status: 400, bytes: 9000 });
    expect((await readDelivery(outbox.db)).batchLimit).toBe(10);
    expect((await outbox.send({}, false)).sent).toBe(20);
    await append(10);
    expect((await outbox.send({}, false)).sent).toBe(10);
    await append(9);
    expect((await outbox.send({}, false)).sent).toBe(0);
    expect(sizes()).toEqual([10, 10, 10]);
  });
});

describe('a request', () => {
  it('posts the common fields and the events as JSON, past every cache', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    const { rows } = await append(1);
    await outbox.send();
    const [url, { body, ...rest } = {}] = asked.mock.calls[0] ?? [];
    expect([url, rest]).toMatchObject([
      '/events',
      { method: 'POST', headers: { 'content-type': 'application/json' }, cache: 'no-store' },
    ]);
    const [{ madeAt: _, ...event } = rows[0]!] = rows;
    expect(JSON.parse(body as string)).toEqual({ ...COMMON, eventList: [event] });
  });

  it('follows a commit that waits for the disk, once for all that wait', async () => {
    const order: string[] = [];
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const noteStrict = () => {
      const strict = begin.mock.calls.filter(([, , options]) => options?.durability === 'strict');
      order.push(`${strict.length} strict`);
    };
    await append(25);
    outbox.answer = () => {
      noteStrict();
      return TAKEN;
    };
    await outbox.send();
    await append(1);
    await outbox.send();
    expect(order).toEqual(['1 strict', '1 strict', '2 strict']);
  });

  it('goes out even if the disk takes no more', async () => {
    await append(1);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    expect((await outbox.send()).sent).toBe(1);
  });

  it('is the last one after the page aborts, and sets no wait', async () => {
    const page = new AbortController();
    await append(25);
    const drained = await outbox.send({ signal: page.signal, onDelivered: () => page.abort() });
    expect(drained).toEqual({ sent: 20, waitMs: 0 });
    expect([sizes(), await outbox.db.outbox.count()]).toEqual([[20], 5]);
    expect((await readDelivery(outbox.db)).nextAttemptAt).toBe(0);
  });

  it('records the error and the wait when there is no connection', async () => {
    withoutJitter();
    await append(1);
    outbox.answer = () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await outbox.send()).toEqual({ sent: 0, waitMs: 2000 });
    expect(outbox.delivered).toEqual([]);
    const now = Date.now();
    expect(await readDelivery(outbox.db)).toMatchObject({
      failures: 1,
      lastError: 'TypeError',
      waitSetAt: now,
      nextAttemptAt: now + 2000,
    });
  });

  it('is repeated after the time that a busy platform asks for', async () => {
    withoutJitter();
    await append(1);
    outbox.answer = () => ({ status: 200, body: '{"errcode":429,"msg":""}', retryAfter: '30' });
    expect((await outbox.send()).waitMs).toBe(30_500);
    expect((await readDelivery(outbox.db)).lastError).toBe('errcode 429');
    outbox.answer = () => ({ status: 503, body: '{}', retryAfter: '40' });
    expect((await outbox.sendNow()).waitMs).toBe(40_500);
    expect((await readDelivery(outbox.db)).lastError).toBe('HTTP 503');
  });

  it('is not sent before the wait ends', async () => {
    withoutJitter();
    expect(await outbox.send()).toEqual({ sent: 0, waitMs: 0 });
    await append(1);
    outbox.answer = () => ({ status: 503 });
    await outbox.send();
    vi.setSystemTime(Date.now() + 1999);
    expect(await outbox.send()).toEqual({ sent: 0, waitMs: 1 });
    expect(sizes()).toEqual([1]);
    vi.setSystemTime(Date.now() + 1);
    await outbox.send();
    expect(sizes()).toEqual([1, 1]);
  });
});

describe('a single refused event', () => {
  it('becomes a dead letter and does not change the size of batches', async () => {
    const poison = eventOf('poison');
    await appendEvents(outbox.db, [poison]);
    outbox.answer = () => ({ status: 422, body: '{}' });
    expect(await outbox.send()).toEqual({ sent: 1, waitMs: 0 });
    expect(await outbox.db.deadLetters.toArray()).toMatchObject([
      { eventSeq: 1, event: poison, reason: 'refused with 422', refusedAt: Date.now() },
    ]);
    expect(await readDelivery(outbox.db)).toMatchObject({ batchLimit: 20, failures: 0 });
    expect(outbox.delivered).toEqual([poison.eventId]);
  });
});
