import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appendEvents } from '#src/data/events/append.ts';
import { closeOutbox, eventOf, eventsOf, openOutbox, type Outbox } from './waiting-events.ts';

let outbox: Outbox;
beforeEach(async () => void (outbox = await openOutbox()));
afterEach(() => closeOutbox(outbox));

const append = (events: ReturnType<typeof eventsOf>) => appendEvents(outbox.db, events);
const stored = () => outbox.db.outbox.orderBy('eventSeq').toArray();
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('a tracked event', () => {
  it('gets its sequence with its row, without a gap', async () => {
    await Promise.all([append(eventsOf(7)), append(eventsOf(5)), append(eventsOf(1))]);
    const rows = await stored();
    expect(rows.map((row) => row.eventSeq)).toEqual(upTo(13));
    const [installId, ...more] = new Set(rows.map((row) => row.installId));
    expect(installId).toMatch(/^[0-9a-f-]{36}$/);
    expect(more).toEqual([]);
  });

  it('is stored once, even if it is appended again', async () => {
    const mine = eventsOf(3);
    await append(mine);
    await append([...mine, eventOf()]);
    expect(await outbox.db.outbox.count()).toBe(4);
    await append(eventsOf(1));
    expect((await stored()).at(-1)?.eventSeq).toBe(5);
    const twice = eventOf();
    expect((await append([twice, twice])).rows).toMatchObject([{ ...twice, eventSeq: 6 }]);
  });

  it('belongs to the installation that the storage holds, also where that has begun anew', async () => {
    const [before] = (await append(eventsOf(1))).rows;
    await outbox.db.installation.put({ key: 'installId', value: 'another' });
    outbox.db.close();
    await outbox.db.open();
    const { rows } = await append(eventsOf(2));
    expect(rows).toMatchObject([{ installId: 'another' }, { installId: 'another' }]);
    expect(await stored()).toEqual([before, ...rows]);
  });

  it('is stored with its whole write or not at all, and the failure is reported', async () => {
    await append(eventsOf(1));
    const add = vi.spyOn(IDBObjectStore.prototype, 'add');
    add.mockImplementationOnce(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    await expect(append(eventsOf(60))).rejects.toThrow('full');
    expect(await outbox.db.outbox.count()).toBe(1);
    expect((await append(eventsOf(1))).rows[0]?.eventSeq).toBe(2);
  });

  it('keeps its place in a large write that repeats earlier events', async () => {
    const many = eventsOf(730);
    await append(many.slice(300, 305));
    const { rows } = await append([...many, many[0]!]);
    expect(rows.map((row) => row.eventId)).toEqual(
      [...many.slice(0, 300), ...many.slice(305)].map((one) => one.eventId),
    );
    const kept = await stored();
    expect(kept.map((row) => row.eventSeq)).toEqual(upTo(730));
    expect(rows.every((row) => kept[row.eventSeq - 1]?.eventId === row.eventId)).toBe(true);
  });

  it('gets the next number after the outbox was emptied', async () => {
    await append(eventsOf(3));
    await outbox.send();
    const { rows } = await append(eventsOf(1));
    expect(rows[0]?.eventSeq).toBe(4);
  });
});
