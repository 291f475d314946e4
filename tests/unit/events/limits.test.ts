import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteKnownTime } from '#src/device/known-time.ts';
import { appendEvents } from '#src/data/events/append.ts';
import { EVENT_WAITING_MAX_MS } from '#src/contract/events.ts';
import { trim } from '#src/data/events/limits.ts';
import { closeOutbox, DAY_MS, eventOf, eventsOf, openOutbox, type Outbox } from './waiting-events.ts';

const MAX_WAITING = 50_000;
const HOUR_MS = 3600 * 1000;

let outbox: Outbox;
beforeEach(async () => void (outbox = await openOutbox()));
afterEach(async () => {
  vi.useRealTimers();
  await closeOutbox(outbox);
});

const START = Date.UTC(2026, 10, 1);
const day = (days: number) => START + days * DAY_MS;
const append = (...names: string[]) =>
  appendEvents(
    outbox.db,
    names.map((name) => eventOf(name, START)),
  );
const enforce = (nowMs?: number) => trim(outbox.db, nowMs);
const waiting = async () => (await outbox.db.outbox.toArray()).map(({ eventName }) => eventName);
const sightings = async () => (await outbox.db.delivery.get('delivery'))?.sightings;

// First: a page that the platform has answered knows its time until it is closed.
describe('events on a device that does not know the time of the platform yet', () => {
  it('are never too old', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: day(0) });
    await append('before');
    vi.setSystemTime(day(40));
    expect((await append('during')).dropped).toBeNull();
    expect(await sightings()).toBeUndefined();
  });
});

describe('events that wait too long', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    noteKnownTime(START / 1000);
  });

  it('are deleted when others are written, and an event reports their range', async () => {
    await append('first', 'second');
    noteKnownTime(day(2) / 1000);
    await append('third');
    noteKnownTime(day(30.5) / 1000);
    expect((await append('fourth')).dropped).toEqual({ count: 2, from: 1, to: 2 });
    expect(await waiting()).toEqual(['third', 'fourth']);
    expect((await append('fifth')).dropped).toBeNull();
  });

  it('stay for 30 days of the platform to the millisecond, and at most one more', async () => {
    await append('one');
    expect(await enforce(START)).toBeNull();
    await append('later the same day');
    expect(await enforce(START + DAY_MS - 1)).toBeNull();
    expect(await enforce(START + EVENT_WAITING_MAX_MS)).toBeNull();
    expect(await enforce(START + EVENT_WAITING_MAX_MS + 1)).toEqual({
      count: 1,
      from: 1,
      to: 1,
    });
    expect(await waiting()).toEqual(['later the same day']);
  });

  it.each([
    ['ahead', 40],
    ['back', -400],
  ])('are not made old by a clock that was set %s for one visit', async (_, days) => {
    await append('before');
    await appendEvents(outbox.db, [eventOf('during', day(days))]);
    await append('after');
    expect(await enforce(day(0))).toBeNull();
    expect(await enforce(day(29))).toBeNull();
    expect(await waiting()).toHaveLength(3);
  });

  it('forget what a wrong clock of the platform had noted', async () => {
    noteKnownTime(day(90) / 1000);
    await append('one');
    expect(await enforce(day(0))).toBeNull();
    expect(await sightings()).toEqual([{ eventSeq: 1, atMs: day(0) }]);
  });

  it('cost one note a day, and none once they are delivered', async () => {
    await append('one');
    for (let hour = 0; hour < 72; hour += 1) await enforce(START + hour * HOUR_MS);
    expect(await sightings()).toHaveLength(3);
    await outbox.db.outbox.clear();
    noteKnownTime(day(3) / 1000);
    await append('two');
    expect(await sightings()).toEqual([{ eventSeq: 2, atMs: day(3) }]);
  });
});

describe('more events than a device keeps', () => {
  it('lose exactly the oldest ones beyond the limit', async () => {
    const { rows } = await appendEvents(outbox.db, eventsOf(3));
    await outbox.db.outbox.put({ ...rows[0]!, eventSeq: MAX_WAITING + 3, eventId: 'the newest' });
    // Numbers far apart, and hardly anything between them.
    expect(await enforce()).toBeNull();
    // Writing fifty thousand of them takes seconds.
    vi.spyOn(outbox.db.outbox, 'count').mockResolvedValueOnce(MAX_WAITING + 2);
    expect(await enforce()).toEqual({ count: 2, from: 1, to: 2 });
    expect((await outbox.db.outbox.toArray()).map(({ eventSeq }) => eventSeq)).toEqual([3, MAX_WAITING + 3]);
  });

  it('are not looked at while the newest number is within the limit of the oldest', async () => {
    const { rows } = await appendEvents(outbox.db, eventsOf(1));
    await outbox.db.outbox.put({ ...rows[0]!, eventSeq: MAX_WAITING, eventId: 'the newest' });
    const count = vi.spyOn(outbox.db.outbox, 'count');
    expect(await enforce()).toBeNull();
    expect(count).not.toHaveBeenCalled();
  });
});
