import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepRejected } from '#server/store/events/events.ts';
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
