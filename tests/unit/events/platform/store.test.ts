import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepRejected } from '#server/store/events/refused.ts';
import { ago, eventAt, type EventStore, noonAgo, openEventStore, SECOND } from './event-store.ts';

let store: EventStore;
beforeAll(async () => void (store = await openEventStore()));
afterAll(() => store.close());
beforeEach(() => store.empty());

const at = noonAgo(2);
const installId = randomUUID();
const numbered = (eventSeq: number) => eventAt(at, { installId, eventSeq });
const gaps = () => store.read('select from_seq, to_seq, state from delivery_gaps');
const duplicates = () =>
  store.read<{ event_seq: number; duplicates: number }>(
    'select event_seq, duplicates from events_clean order by event_seq',
  );

describe('an event', () => {
  const all = () => store.read('select * from event');

  it('is stored as it was sent', async () => {
    const sent = eventAt(at, {
      installId,
      eventSeq: 41,
      eventRoomId: '101',
      eventUserId: 100_001,
      eventName: 'app_update',
      eventProps: { from: 'b1', to: 'b2' },
    });
    await store.store([sent], ago(0));
    expect(await all()).toEqual([
      {
        event_id: sent.eventId,
        install_id: installId,
        event_seq: 41,
        event_name: 'app_update',
        event_interface_id: 'home.banner.12',
        event_show_type: 'button',
        event_room_id: '101',
        event_from: '/',
        event_time: sent.eventTime,
        event_user_id: 100_001,
        channel: 'WEB',
        app_id: 'halcyon',
        version: '1.1.0',
        received_at: expect.any(Date) as Date,
        copies: 1,
        is_unknown: false,
        event_props: { from: 'b1' },
        refused_props: [{ name: 'to', value: 'b2', reason: 'not declared' }],
        position: expect.any(Number) as number,
        proof: null,
        is_implausible: false,
        is_believed: null,
      },
    ]);
  });

  it('from an app without numbers is stored separately', async () => {
    const { eventId: _, installId: __, eventSeq: ___, ...plain } = eventAt(at);
    expect(await store.store([plain, plain], at)).toBe(2);
    const bare = { install_id: null, event_seq: null, copies: 1, event_props: null, refused_props: null };
    expect(await all()).toMatchObject([bare, bare]);
  });

  it('is recognized when its ids are in capitals', async () => {
    const { eventId = '', ...one } = numbered(1);
    const shouted = { ...one, eventId: eventId.toUpperCase(), installId: installId.toUpperCase() };
    expect(await store.store([{ ...one, eventId }, shouted], at)).toBe(1);
    expect(await store.store([shouted], at)).toBe(0);
    expect(await all()).toMatchObject([{ event_id: eventId, install_id: installId, copies: 3 }]);
    expect(await store.read('select * from event_second_number')).toEqual([]);
  });

  it('may be absent from a batch', async () => {
    expect(await store.store([], at)).toBe(0);
    await keepRejected(store.db, [], at);
    expect(await all()).toEqual([]);
  });
});

describe('an event that arrived more than once', () => {
  it('is counted where it was first stored', async () => {
    const [one, two, three] = [numbered(1), numbered(2), numbered(3)];
    expect(await store.store([one, two], at)).toBe(2);
    expect(await store.store([two, three, two], at)).toBe(1);
    expect(await store.store([one, two, three], at)).toBe(0);
    expect(await duplicates()).toEqual([
      { event_seq: 1, duplicates: 1 },
      { event_seq: 2, duplicates: 3 },
      { event_seq: 3, duplicates: 1 },
    ]);
  });

  it('is counted correctly when overlapping batches arrive at the same moment', async () => {
    const batch = Array.from({ length: 30 }, (_, index) => numbered(index + 1));
    const parts = [batch, batch.slice(0, 20), batch.slice(10), [...batch].reverse(), batch.slice(25)];
    const fresh = await Promise.all(parts.map((part) => store.store(part, at)));
    expect(fresh.reduce((sum, count) => sum + count)).toBe(30);
    const counted = (await duplicates()).map((row) => row.duplicates);
    expect(counted.reduce((sum, count) => sum + count)).toBe(20 + 20 + 30 + 5);
  });

  it('keeps the time of its first receipt', async () => {
    await store.store([numbered(1)], at);
    const again = eventAt(at, { installId, eventSeq: 2 });
    await store.store([again], at);
    await store.store([again], new Date(at.getTime() + 60 * SECOND));
    const rows = await store.read<{ received_at: Date }>('select received_at from event');
    expect(rows.map((row) => row.received_at)).toEqual([at, at]);
  });
});

describe('a number that was missing at first', () => {
  it('is filled in by any copy that has it, even when they arrive at the same moment', async () => {
    const batch = Array.from({ length: 20 }, (_, index) => numbered(index + 1));
    const unnumbered = batch.map(({ eventSeq: _, ...event }) => event);
    const fresh = await Promise.all([unnumbered, batch, unnumbered].map((copies) => store.store(copies, at)));
    expect(fresh.reduce((sum, count) => sum + count)).toBe(20);
    expect((await duplicates()).map((row) => row.event_seq)).toEqual(batch.map(({ eventSeq }) => eventSeq));
  });
});

describe('an event that was handed over twice', () => {
  it('uses both numbers, and neither is a gap', async () => {
    const first = numbered(1);
    await store.store([first, numbered(3)], at);
    expect(await gaps()).toEqual([{ from_seq: 2, to_seq: 2, state: 'waiting' }]);
    expect(await store.store([{ ...first, eventSeq: 2 }], at)).toBe(0);
    expect(await gaps()).toEqual([]);
    expect(await duplicates()).toMatchObject([{ event_seq: 1 }, { event_seq: 3 }]);
  });

  it('leaves no gap inside one batch', async () => {
    const first = numbered(1);
    const { eventSeq: _, ...unnumbered } = first;
    expect(await store.store([unnumbered, first, { ...first, eventSeq: 2 }, numbered(3)], at)).toBe(2);
    expect(await gaps()).toEqual([]);
    expect(await duplicates()).toEqual([
      { event_seq: 1, duplicates: 2 },
      { event_seq: 3, duplicates: 0 },
    ]);
  });

  it('leaves no gap in either of two installations that gave it the same number', async () => {
    const first = numbered(1);
    const other = randomUUID();
    await store.store([first], at);
    await store.store([{ ...first, installId: other }, eventAt(at, { installId: other, eventSeq: 2 })], at);
    expect(await gaps()).toEqual([]);
  });

  it('leaves no gap when the second number arrives first', async () => {
    const first = numbered(2);
    await store.store([first], at);
    await store.store([{ ...first, eventSeq: 1 }, numbered(3)], at);
    expect(await gaps()).toEqual([]);
  });
});

describe('a rejected event', () => {
  const refused = () => store.read('select event_seq, version, reason, copies from events_refused');
  const { eventName: _, ...nameless } = eventAt(at, { installId, eventSeq: 7, version: '1.0.9' });

  it('is listed once with its readable fields', async () => {
    await keepRejected(store.db, [{ reason: 'eventName: required', sent: nameless }], at);
    await keepRejected(store.db, [{ reason: 'eventName: required', sent: nameless }], ago(0));
    expect(await refused()).toEqual([
      { event_seq: 7, version: '1.0.9', reason: 'eventName: required', copies: 2 },
    ]);
  });

  it('is listed once when its copies differ', async () => {
    const sent = [nameless, { ...nameless, eventFrom: 'elsewhere' }];
    await keepRejected(
      store.db,
      sent.map((each) => ({ reason: 'eventName: required', sent: each })),
      at,
    );
    expect(await refused()).toHaveLength(1);
  });

  it('keeps the valid fields and four thousand characters', async () => {
    const { eventId = '', ...one } = eventAt(at, { installId, eventSeq: 12 });
    const sent = {
      ...one,
      eventId: eventId.toUpperCase(),
      installId: installId.toUpperCase(),
      eventName: 'x'.repeat(9000),
    };
    await keepRejected(store.db, [{ reason: 'eventName: tooLong', sent }], at);
    const [row] = await store.read<{ body: string }>('select * from rejected_event');
    expect(row?.body).toHaveLength(4000);
    expect(row).toMatchObject({
      event_id: eventId,
      install_id: installId,
      event_seq: 12,
      event_name: null,
      event_time: one.eventTime,
      version: '1.1.0',
      received_at: at,
      copies: 1,
    });
  });

  it('is no longer listed once it was stored after all', async () => {
    await keepRejected(store.db, [{ reason: 'eventName: required', sent: nameless }], at);
    await store.store([{ ...nameless, eventName: 'click' }], at);
    expect(await refused()).toEqual([]);
  });

  it.each([
    'nonsense',
    null,
    7,
    [],
    {},
    { eventSeq: 'x', version: 'a\0b', eventTime: Number.MAX_SAFE_INTEGER },
  ])('is kept whatever was sent: %j', async (sent) => {
    await keepRejected(store.db, [{ reason: 'unreadable', sent }], at);
    expect(await refused()).toEqual([{ event_seq: null, version: '', reason: 'unreadable', copies: 1 }]);
  });
});
