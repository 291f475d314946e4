// The figures that `npm run events` prints: days, gaps, and what is not in the plan.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepRejected } from '#server/store/events/refused.ts';
import { readGaps, readSummary, readUnplanned } from '#server/store/events/summary.ts';
import { dayOf, eventAt, type EventStore, HOUR, noonAgo, openEventStore } from './event-store.ts';

let store: EventStore;
beforeAll(async () => void (store = await openEventStore()));
afterAll(() => store.close());
beforeEach(() => store.empty());

const [earlier, later] = [noonAgo(6), noonAgo(3)];
const installId = randomUUID();
const numbered = (eventSeq: number, at = later) => eventAt(at, { installId, eventSeq });

describe('the summary', () => {
  it('has a row for each day and version of the range, both ends included', async () => {
    await store.store([numbered(1, earlier)], earlier);
    await store.store([numbered(2), { ...numbered(3), version: '1.2.0' }], later);
    const rows = (from: Date, to: Date) => readSummary(store.db, { from: dayOf(from), to: dayOf(to) });
    expect(await rows(earlier, later)).toMatchObject([
      { day: dayOf(earlier), version: '1.1.0', made: 1, stored: 1 },
      { day: dayOf(later), version: '1.1.0', made: 1, stored: 1 },
      { day: dayOf(later), version: '1.2.0', made: 1, stored: 1 },
    ]);
    expect(await rows(earlier, earlier)).toHaveLength(1);
    expect(await rows(later, later)).toHaveLength(2);
    expect(await rows(noonAgo(5), noonAgo(4))).toEqual([]);
  });
});

describe('the gaps', () => {
  it('are counted by state, and the newest are listed', async () => {
    await store.store([numbered(3)], later);
    await store.store([numbered(5)], new Date(later.getTime() + HOUR));
    const refused = { ...numbered(8), version: 'x'.repeat(99) };
    await keepRejected(store.db, [{ reason: 'version: tooLong', sent: refused }], later);
    const { newest, totals } = await readGaps(store.db, 1);
    expect(newest).toMatchObject([{ install_id: installId, from_seq: 4, to_seq: 4, state: 'waiting' }]);
    expect(Object.fromEntries(totals.map(({ state, gaps, numbers }) => [state, [gaps, numbers]]))).toEqual({
      refused: [1, 1],
      waiting: [2, 3],
    });
    expect((await readGaps(store.db, 20)).newest).toHaveLength(3);
  });

  it('are empty if nothing is missing', async () => {
    await store.store([numbered(1), numbered(2)], later);
    expect(await readGaps(store.db, 20)).toEqual({ newest: [], totals: [] });
  });
});

describe('events outside the tracking plan', () => {
  it('are counted for the days of the range, the most frequent first, up to the limit', async () => {
    const named = (eventSeq: number, eventName: string, at = later) => ({
      ...numbered(eventSeq, at),
      eventName,
    });
    await store.store([named(1, 'quiz_open', earlier)], earlier);
    await store.store([named(2, 'quiz_shut'), named(3, 'quiz_open'), named(4, 'quiz_open')], later);
    const names = async (from: Date, limit: number) =>
      (await readUnplanned(store.db, { from: dayOf(from), to: dayOf(later) }, limit)).names.map(
        ({ event_name: name, events }) => [name, events],
      );
    expect(await names(earlier, 20)).toEqual([
      ['quiz_open', 3],
      ['quiz_shut', 1],
    ]);
    expect(await names(later, 20)).toEqual([
      ['quiz_open', 2],
      ['quiz_shut', 1],
    ]);
    expect(await names(later, 1)).toEqual([['quiz_open', 2]]);
  });
});
