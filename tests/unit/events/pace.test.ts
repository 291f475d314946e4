import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EVENT_FLUSH_MS } from '#src/contract/events.ts';
import { appendEvents } from '#src/data/events/append.ts';
import { backoffMs, retryAfterMs, waitLeft } from '#src/data/events/backoff.ts';
import { endWait, fitting } from '#src/data/events/batch.ts';
import { readDelivery } from '#src/data/events/delivery-row.ts';
import { closeOutbox, eventOf, eventsOf, openOutbox, type Outbox, TAKEN } from './waiting-events.ts';

const BUSY = { status: 503 };
const REFUSED = { status: 400 };
const FIVE_MINUTES_MS = 300_000;

let outbox: Outbox;
beforeEach(async () => void (outbox = await openOutbox()));
afterEach(() => closeOutbox(outbox));

const append = (count: number, name?: string) => appendEvents(outbox.db, eventsOf(count, name));
const sizes = () => outbox.requests.map((names) => names.length);

/** Chance at its largest: the whole wait. */
const withoutJitter = () => vi.spyOn(Math, 'random').mockReturnValue(1);

describe('once the event to blame has been set apart', () => {
  it('whole batches are sent again', async () => {
    outbox.answer = (names) => (names.includes('poison') ? REFUSED : TAKEN);
    await append(3);
    await append(1, 'poison');
    await append(3);
    await outbox.send();
    expect(await outbox.db.deadLetters.count()).toBe(1);
    outbox.requests.length = 0;
    await append(45);
    await outbox.send();
    expect(sizes()).toEqual([20, 20, 5]);
  });

  it('the next failure counts as the first one', async () => {
    withoutJitter();
    await append(1, 'poison');
    outbox.answer = () => BUSY;
    const waits = [await outbox.send(), await outbox.sendNow(), await outbox.sendNow()];
    expect(waits.map(({ waitMs }) => waitMs)).toEqual([2000, 4000, 8000]);
    await append(1);
    outbox.answer = (names) => (names.includes('poison') ? REFUSED : BUSY);
    expect(await outbox.sendNow()).toEqual({ sent: 1, waitMs: 2000 });
  });
});

describe('the pause after a failure', () => {
  it('doubles up to five minutes, and begins anew after a delivery', async () => {
    withoutJitter();
    await append(1);
    outbox.answer = () => BUSY;
    const waits: number[] = [(await outbox.send()).waitMs];
    while (waits.length < 10) waits.push((await outbox.sendNow()).waitMs);
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300].map((seconds) => seconds * 1000));
    outbox.answer = () => TAKEN;
    expect(await outbox.sendNow()).toEqual({ sent: 1, waitMs: 0 });
    expect(await readDelivery(outbox.db)).toMatchObject({ failures: 0, nextAttemptAt: 0, lastError: '' });
    await append(1);
    outbox.answer = () => BUSY;
    expect((await outbox.send()).waitMs).toBe(2000);
  });

  it('is drawn between a second and the whole, so that devices do not return together', () => {
    expect(backoffMs(3, () => 0)).toBe(1000);
    expect(backoffMs(3, () => 0.5)).toBe(8000);
    expect(backoffMs(3, () => 1)).toBe(16_000);
  });

  it('is the one that the platform asks for, up to five minutes', () => {
    withoutJitter();
    const now = Date.parse('2026-11-20T12:00:00Z');
    expect(retryAfterMs('7', now)).toBe(7500);
    expect(retryAfterMs('Fri, 20 Nov 2026 12:00:30 GMT', now)).toBe(30_500);
    expect(retryAfterMs('Fri, 20 Nov 2026 11:00:00 GMT', now)).toBe(500);
    expect(retryAfterMs('86400', now)).toBe(FIVE_MINUTES_MS + 500);
    for (const unreadable of [null, '', 'soon']) expect(retryAfterMs(unreadable, now)).toBeNull();
  });

  it('is over when its time has come, or when the clock was set back before its beginning', async () => {
    const row = { ...(await readDelivery(outbox.db)), waitSetAt: 1000, nextAttemptAt: 5000 };
    const left = [999, 1000, 4999, 5000, 6000].map((nowMs) => waitLeft(row, nowMs));
    expect(left).toEqual([0, 4000, 1, 0, 0]);
    expect(waitLeft(undefined, 1000)).toBe(0);
  });

  it('keeps its reason, and can be ended without forgetting how many failures there were', async () => {
    withoutJitter();
    await endWait(outbox.db);
    expect(await outbox.db.delivery.count()).toBe(0);
    await append(1);
    outbox.answer = () => BUSY;
    await outbox.send();
    expect(await readDelivery(outbox.db)).toMatchObject({ failures: 1, lastError: 'HTTP 503' });
    await endWait(outbox.db);
    expect(await readDelivery(outbox.db)).toMatchObject({ failures: 1, nextAttemptAt: 0, waitSetAt: 0 });
    expect((await outbox.send()).waitMs).toBe(4000);
  });
});

describe('a request', () => {
  it('that was too large is halved by its bytes, and the limit is kept', async () => {
    outbox.answer = (names) => (names.length > 4 ? { status: 413 } : TAKEN);
    await append(12);
    await outbox.send();
    expect(outbox.delivered).toHaveLength(12);
    const { batchLimit, byteLimit } = await readDelivery(outbox.db);
    expect(batchLimit).toBe(20);
    outbox.requests.length = 0;
    await append(12);
    await outbox.send();
    expect(Math.max(...sizes())).toBeLessThanOrEqual(4);
    expect((await readDelivery(outbox.db)).byteLimit).toBe(byteLimit);
  });

  it('holds as many events as fit, and one however large it is', async () => {
    const { rows } = await append(3);
    const [first] = rows;
    expect(fitting(rows, 1)).toEqual([first]);
    expect(fitting(rows, 1_000_000)).toEqual(rows);
    const bytes = new TextEncoder().encode(JSON.stringify({ ...first, madeAt: undefined })).length + 1;
    expect(fitting(rows, 256 + 2 * bytes)).toHaveLength(2);
    expect(fitting(rows, 256 + 2 * bytes - 1)).toHaveLength(1);
  });

  it('refused within an envelope counts as refused by its status', async () => {
    outbox.answer = (names) => ({
      status: 200,
      body: JSON.stringify({ errcode: names.includes('poison') ? 422 : 0, msg: '', data: {} }),
    });
    await append(2);
    await append(1, 'poison');
    await outbox.send();
    expect(await outbox.db.deadLetters.toArray()).toMatchObject([
      { eventSeq: 3, reason: 'refused with 422', event: { eventName: 'poison' } },
    ]);
    expect(await outbox.db.outbox.count()).toBe(0);
    // The page may abort the one that was set apart, too.
    expect(outbox.delivered).toHaveLength(3);
  });

  it('with an answer that names refused events sets these apart, with their reasons', async () => {
    const rejected = [
      { index: 1, reason: 'eventTime' },
      { index: 9, reason: 'no such event' },
    ];
    const data = { accepted: 2, duplicates: 0, rejected };
    outbox.answer = () => ({ status: 200, body: JSON.stringify({ errcode: 0, msg: '', data }) });
    await append(3);
    await outbox.send();
    expect(await outbox.db.deadLetters.toArray()).toMatchObject([{ eventSeq: 2, reason: 'eventTime' }]);
    expect(await outbox.db.outbox.count()).toBe(0);
  });

  it('of less than a batch is left to be joined while its oldest event is young', async () => {
    const now = Date.now();
    const old = eventOf('old', now - 60_000);
    await append(2);
    expect(await outbox.send({}, false)).toEqual({ sent: 0, waitMs: EVENT_FLUSH_MS });
    await outbox.db.outbox.clear();
    await appendEvents(outbox.db, [old]);
    expect(await outbox.send({}, false)).toEqual({ sent: 1, waitMs: 0 });
    // A clock that was set back since.
    await appendEvents(outbox.db, [eventOf('ahead', now + 3_600_000)]);
    expect(await outbox.send({}, false)).toEqual({ sent: 1, waitMs: 0 });
  });

  it('that the page aborts ends the run, and its events stay', async () => {
    const page = new AbortController();
    await append(25);
    outbox.answer = () => {
      page.abort();
      return TAKEN;
    };
    const { sent } = await outbox.send({ signal: page.signal });
    expect([sent, await outbox.db.outbox.count(), outbox.requests.length]).toEqual([0, 25, 1]);
  });
});
