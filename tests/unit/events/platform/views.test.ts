import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { receiptIndex } from '#server/store/migrations/003-event-delivery.ts';
import { EVENT_WAITING_MAX_MS } from '#src/contract/events.ts';
import {
  ago,
  DAY,
  dayOf,
  droppedEvent,
  eventAt,
  type EventStore,
  HOUR,
  noonAgo,
  openEventStore,
  SECOND,
} from './event-store.ts';

let store: EventStore;
beforeAll(async () => void (store = await openEventStore()));
afterAll(() => store.close());
beforeEach(() => store.empty());

const at = noonAgo(3);
const after = (ms: number) => new Date(at.getTime() + ms);
const installId = randomUUID();
const numbered = (eventSeq: number) => eventAt(at, { installId, eventSeq });
const gaps = () =>
  store.read('select from_seq, to_seq, first_seen, state from delivery_gaps order by install_id, from_seq');
const clean = () =>
  store.read(
    'select day::text, happened_at, clock_was_wrong, latency_seconds from events_clean order by event_seq',
  );
const summary = () =>
  store.read(`select day::text, made, stored, late, missing, clocks_wrong, latency_p50, latency_p95, latency_p99
    from delivery_summary order by day`);

describe('a gap', () => {
  it('appears with the first later number, and shrinks as the missing ones arrive', async () => {
    await store.store([numbered(1), numbered(6)], at);
    await store.store([numbered(9)], after(HOUR));
    const seen = [
      { from_seq: 2, to_seq: 5, first_seen: at, state: 'waiting' },
      { from_seq: 7, to_seq: 8, first_seen: after(HOUR), state: 'waiting' },
    ];
    expect(await gaps()).toEqual(seen);
    await store.store([numbered(7), numbered(4)], after(2 * HOUR));
    expect(await gaps()).toEqual([
      { from_seq: 2, to_seq: 3, first_seen: at, state: 'waiting' },
      { from_seq: 5, to_seq: 5, first_seen: at, state: 'waiting' },
      { from_seq: 8, to_seq: 8, first_seen: after(HOUR), state: 'waiting' },
    ]);
  });

  it('is lost once its events are too old for an outbox', async () => {
    await store.store([numbered(2)], ago(EVENT_WAITING_MAX_MS - HOUR));
    expect(await gaps()).toMatchObject([{ state: 'waiting' }]);
    await store.empty();
    await store.store([numbered(2)], ago(EVENT_WAITING_MAX_MS + HOUR));
    expect(await gaps()).toMatchObject([{ state: 'lost' }]);
    await store.store([numbered(1)], ago(0));
    expect(await gaps()).toEqual([]);
  });

  it('belongs to its installation', async () => {
    await store.store([numbered(1), eventAt(at, { eventSeq: 2 })], at);
    expect(await gaps()).toHaveLength(1);
  });

  it('is reported once when two devices share one id', async () => {
    await store.store([numbered(1), numbered(4), numbered(4), numbered(1)], at);
    expect(await gaps()).toMatchObject([{ from_seq: 2, to_seq: 3 }]);
    expect(await summary()).toMatchObject([{ made: 6, stored: 4, missing: 2 }]);
  });

  it.each(['', '3', '3:x-y', '1:2', '9:4-2 ', `1:1-${'9'.repeat(30)}`, "1:1-2'; --"])(
    'is not explained by a report that cannot be read: %j',
    async (range) => {
      await store.store([droppedEvent(at, range, { installId, eventSeq: 4 })], at);
      expect(await gaps()).toMatchObject([{ from_seq: 1, to_seq: 3, state: 'waiting' }]);
    },
  );

  it('is explained by overlapping reports in any order', async () => {
    const reports = ['3:4-2', '2:3-5', '1:900-901'].map((range, index) =>
      droppedEvent(at, range, { installId, eventSeq: 7 + index }),
    );
    await store.store(reports, at);
    expect(await gaps()).toMatchObject([
      { from_seq: 1, to_seq: 1, state: 'waiting' },
      { from_seq: 2, to_seq: 5, state: 'dropped' },
      { from_seq: 6, to_seq: 6, state: 'waiting' },
    ]);
  });

  it('may be absurdly large in rows of an earlier build without spoiling the summary', async () => {
    const absurd = Array.from({ length: 1100 }, () => eventAt(at, { eventSeq: Number.MAX_SAFE_INTEGER }));
    for (let from = 0; from < absurd.length; from += 100)
      await store.store(absurd.slice(from, from + 100), at);
    await store.read('update event set is_implausible = false');
    expect(await summary()).toMatchObject([{ stored: 1100, missing: Number.MAX_SAFE_INTEGER }]);
  });
});

describe('the index on the receipt time', () => {
  const definition = () => store.read("select indexdef from pg_indexes where indexname = 'event_received'");

  it.each([
    ['brin', 'USING brin'],
    ['unheard_of', 'USING btree'],
  ])('made with %s is one %s', async (method, made) => {
    await store.read('drop index event_received');
    await store.read(receiptIndex(method));
    expect(await definition()).toEqual([{ indexdef: expect.stringContaining(made) as string }]);
  });
});

describe('the game of an event', () => {
  it('is not the kind that old apps sent in its place with an error', async () => {
    await store.store([eventAt(at, { eventName: 'error', eventRoomId: 'TypeError' })], at);
    await store.store([eventAt(at, { eventName: 'game_start', eventRoomId: '101' })], at);
    expect(await store.read('select event_name, game_id from events_clean order by event_name')).toEqual([
      { event_name: 'error', game_id: null },
      { event_name: 'game_start', game_id: '101' },
    ]);
  });
});

describe('the time of an event', () => {
  it('is its second with the milliseconds of its id', async () => {
    const madeAt = after(250);
    await store.store([eventAt(madeAt)], after(1750));
    expect(await clean()).toEqual([
      { day: dayOf(at), happened_at: madeAt, clock_was_wrong: false, latency_seconds: 1.5 },
    ]);
  });

  it('keeps the order of the milliseconds when the device clock was corrected by whole seconds', async () => {
    const offset = -7200;
    const made = [after(0), after(400), after(1300)].map((device, index) => {
      const event = eventAt(device, { installId, eventSeq: index + 1 });
      return { ...event, eventTime: event.eventTime + offset };
    });
    await store.store(made, after(5 * SECOND));
    expect(await clean()).toMatchObject(
      [0, 400, 1300].map((ms) => ({ happened_at: after(ms + offset * SECOND) })),
    );
  });

  it('is the whole second if the id contains no time', async () => {
    await store.store([{ ...eventAt(after(250)), eventId: randomUUID() }], after(SECOND));
    expect(await clean()).toMatchObject([{ happened_at: at, latency_seconds: 1 }]);
  });

  it.each([
    ['ahead', (at.getTime() + DAY) / 1000],
    ['a little ahead', (at.getTime() + 6 * SECOND) / 1000],
    ['of 1970', 0],
    ['older than any event waits', (at.getTime() - 32 * DAY) / 1000],
    ['beyond every calendar', Number.MAX_SAFE_INTEGER],
  ])('is the receipt time if the clock was wild: %s', async (_, eventTime) => {
    await store.store([{ ...eventAt(at), eventTime }], at);
    expect(await clean()).toEqual([
      { day: dayOf(at), happened_at: at, clock_was_wrong: true, latency_seconds: null },
    ]);
    expect(await summary()).toMatchObject([{ stored: 1, late: 0, clocks_wrong: 1, latency_p50: null }]);
  });

  it('may be ahead by a rounding error, and then has no latency', async () => {
    await store.store([eventAt(after(2 * SECOND))], at);
    expect(await clean()).toMatchObject([{ clock_was_wrong: false, latency_seconds: 0 }]);
  });
});

describe('the summary', () => {
  it('counts an event on the day it happened, however late it arrived', async () => {
    const madeAt = noonAgo(9);
    await store.store([eventAt(madeAt, { installId, eventSeq: 1 })], after(0));
    await store.store([numbered(2)], after(SECOND));
    expect(await summary()).toMatchObject([
      { day: dayOf(madeAt), made: 1, stored: 1, late: 1 },
      { day: dayOf(at), made: 1, stored: 1, late: 0 },
    ]);
  });

  it('shows how long events were in transit', async () => {
    const waits = Array.from({ length: 101 }, (_, index) => 1000 + index * 10);
    for (const [index, wait] of waits.entries())
      await store.store([eventAt(at, { installId, eventSeq: index + 1 })], after(wait));
    const [row] = await store.read<Record<string, number>>(
      'select latency_p50, latency_p95, latency_p99 from delivery_summary',
    );
    expect(row?.['latency_p50']).toBeCloseTo(1.5, 3);
    expect(row?.['latency_p95']).toBeCloseTo(1.95, 3);
    expect(row?.['latency_p99']).toBeCloseTo(1.99, 3);
  });

  it('counts unnumbered events of old apps', async () => {
    const { eventId: _, installId: __, eventSeq: ___, ...plain } = eventAt(at);
    await store.store([plain, plain], at);
    expect(await summary()).toMatchObject([{ made: 2, stored: 2, missing: 0 }]);
    expect(await gaps()).toEqual([]);
  });

  it('of one day reads only that day', async () => {
    await store.store([numbered(1), numbered(5)], at);
    await store.store([eventAt(noonAgo(5), { installId, eventSeq: 2 })], at);
    const row = (day: Date) =>
      store.read(`select made, missing from delivery_summary where day = date '${dayOf(day)}'`);
    expect(await row(at)).toEqual([{ made: 4, missing: 2 }]);
    expect(await row(noonAgo(5))).toEqual([{ made: 1, missing: 0 }]);
    expect(await row(noonAgo(7))).toEqual([]);
  });
});
