import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, dayOf, eventAt, type EventStore, HOUR, noonAgo, openEventStore } from './event-store.ts';

const MINUTE = HOUR / 60;

let store: EventStore;
beforeAll(async () => void (store = await openEventStore()));
afterAll(() => store.close());

const late = () =>
  store.read<{ late: number }>('select day::text, stored, late from delivery_summary order by day');

describe('an event that was in transit', () => {
  it.each([
    ['for 59 minutes is not late', 59 * MINUTE, 0],
    ['for an hour is not late', HOUR, 0],
    ['for an hour and a second is late', HOUR + 1000, 1],
    ['for 61 minutes is late', 61 * MINUTE, 1],
    ['for a day is late', DAY, 1],
  ])('%s', async (_, underWayMs, count) => {
    await store.empty();
    const madeAt = noonAgo(4);
    await store.store([eventAt(madeAt)], new Date(madeAt.getTime() + underWayMs));
    expect(await late()).toEqual([{ day: dayOf(madeAt), stored: 1, late: count }]);
  });
});
