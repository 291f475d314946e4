import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appendEvents } from '#src/data/events/append.ts';
import { enforceLimits, MAX_AGE_MS } from '#src/data/events/limits.ts';
import { closeOutbox, DAY_MS, eventOf, eventsOf, openOutbox, type Outbox } from './waiting-events.ts';

const MAX_WAITING = 50_000;

let outbox: Outbox;
beforeEach(async () => void (outbox = await openOutbox()));
afterEach(() => closeOutbox(outbox));

const ago = (days: number) => eventOf(`${days} days ago`, Date.now() - days * DAY_MS);
const waiting = async () => (await outbox.db.outbox.toArray()).map(({ eventName }) => eventName);

describe('events that wait too long', () => {
  it('go when others are written, and their range is told', async () => {
    await appendEvents(outbox.db, [ago(29), ago(28)]);
    expect(await enforceLimits(outbox.db, Date.now() + 1.5 * DAY_MS)).toEqual({ count: 1, from: 1, to: 1 });
    expect(await waiting()).toEqual(['28 days ago']);
    const { dropped } = await appendEvents(outbox.db, eventsOf(2));
    expect(dropped).toBeNull();
    await outbox.db.outbox.clear();
    expect((await appendEvents(outbox.db, [ago(32), ago(31), ago(29), ago(1)])).dropped).toEqual({
      count: 2,
      from: 5,
      to: 6,
    });
    expect(await waiting()).toEqual(['29 days ago', '1 days ago']);
  });

  it('stay for 30 days to the millisecond', async () => {
    const now = Date.now();
    await appendEvents(outbox.db, [eventOf('one', now)]);
    expect(await enforceLimits(outbox.db, now + MAX_AGE_MS - 1)).toBeNull();
    expect(await enforceLimits(outbox.db, now + MAX_AGE_MS)).toBeNull();
    expect(await enforceLimits(outbox.db, now + MAX_AGE_MS + 1)).toEqual({ count: 1, from: 1, to: 1 });
    expect(await enforceLimits(outbox.db)).toBeNull();
  });

  it('stay behind a younger one: a clock that jumped makes no event old', async () => {
    await appendEvents(outbox.db, [ago(1), ago(40), ago(2)]);
    expect(await waiting()).toHaveLength(3);
  });
});

describe('more events than a device keeps', () => {
  it('lose exactly the oldest ones beyond the limit', async () => {
    const { rows } = await appendEvents(outbox.db, eventsOf(3));
    await outbox.db.outbox.put({ ...rows[0]!, eventSeq: MAX_WAITING + 3, eventId: 'the newest' });
    // Numbers far apart, and hardly anything between them.
    expect(await enforceLimits(outbox.db)).toBeNull();
    // Writing fifty thousand of them takes seconds.
    vi.spyOn(outbox.db.outbox, 'count').mockResolvedValueOnce(MAX_WAITING + 2);
    expect(await enforceLimits(outbox.db)).toEqual({ count: 2, from: 1, to: 2 });
    expect((await outbox.db.outbox.toArray()).map(({ eventSeq }) => eventSeq)).toEqual([3, MAX_WAITING + 3]);
  });

  it('are not looked at while the newest number is within the limit of the oldest', async () => {
    const { rows } = await appendEvents(outbox.db, eventsOf(1));
    await outbox.db.outbox.put({ ...rows[0]!, eventSeq: MAX_WAITING, eventId: 'the newest' });
    const count = vi.spyOn(outbox.db.outbox, 'count');
    expect(await enforceLimits(outbox.db)).toBeNull();
    expect(count).not.toHaveBeenCalled();
  });
});
