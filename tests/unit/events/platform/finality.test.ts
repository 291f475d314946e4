import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, dayOf, eventAt, type EventStore, HOUR, noonAgo, openEventStore } from './event-store.ts';

let store: EventStore;
beforeAll(async () => void (store = await openEventStore()));
afterAll(() => store.close());
beforeEach(() => store.empty());

const installId = randomUUID();
const made = (daysAgo: number, eventSeq: number, other = {}) =>
  eventAt(noonAgo(daysAgo), { installId, eventSeq, ...other });
const soonAfter = (daysAgo: number, ms = HOUR) => new Date(noonAgo(daysAgo).getTime() + ms);
const finality = (daysAgo: number) =>
  store.read(`select stored, installations, owed, not_seen_since, usual_percent from day_finality
    where day = date '${dayOf(noonAgo(daysAgo))}'`);

describe('a day', () => {
  it('is still owed numbers by an installation with a gap that may hold events of it', async () => {
    await store.store([made(6, 1)], soonAfter(6));
    await store.store([made(5, 2), made(4, 6)], soonAfter(4));
    await store.store([made(3, 7)], soonAfter(3));
    expect(await finality(6)).toMatchObject([{ installations: 1, owed: 0, not_seen_since: 0 }]);
    expect(await finality(5)).toMatchObject([{ installations: 1, owed: 1 }]);
    expect(await finality(4)).toMatchObject([{ installations: 1, owed: 1 }]);
    expect(await finality(3)).toMatchObject([{ owed: 0 }]);
    await store.store(
      [3, 4, 5].map((seq) => made(4, seq)),
      soonAfter(2),
    );
    expect(await finality(4)).toMatchObject([{ stored: 4, owed: 0 }]);
  });

  it('counts the installations that have not been seen since', async () => {
    await store.store([made(6, 1), eventAt(noonAgo(6))], soonAfter(6));
    await store.store([made(3, 2)], soonAfter(3));
    expect(await finality(6)).toMatchObject([{ installations: 2, not_seen_since: 1 }]);
    expect(await finality(3)).toMatchObject([{ installations: 1, not_seen_since: 1 }]);
  });

  it('says how complete days of its age were a month ago', async () => {
    for (const days of [0, 0, 1, 3]) await store.store([eventAt(noonAgo(40))], soonAfter(40, days * DAY));
    await store.store([eventAt(noonAgo(1)), eventAt(noonAgo(2)), eventAt(noonAgo(5))], noonAgo(0));
    const percent = async (daysAgo: number) => (await finality(daysAgo))[0];
    expect(await percent(1)).toMatchObject({ usual_percent: '50.00' });
    expect(await percent(2)).toMatchObject({ usual_percent: '75.00' });
    expect(await percent(5)).toMatchObject({ usual_percent: '100.00' });
  });

  it('says nothing of that without days to compare with', async () => {
    await store.store([made(1, 1)], soonAfter(1));
    expect(await finality(1)).toMatchObject([{ usual_percent: null }]);
  });
});
