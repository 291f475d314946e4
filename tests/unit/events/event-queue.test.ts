import 'fake-indexeddb/auto';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { database } from '#src/data/db/database.ts';
import { outbox } from '#src/data/events/outbox.ts';
import { enqueue, handOver, fallbackOutbox } from '#src/data/events/queue.ts';
import { appendEvents, type FreshEvent } from '#src/data/events/append.ts';
import { uuidv7 } from '#src/lib/uuid.ts';

const event = (index: number): FreshEvent => ({
  eventName: 'click',
  eventInterfaceId: `tile.${index}`,
  eventShowType: 'list',
  eventRoomId: '',
  eventFrom: '',
  eventTime: 1_790_000_000,
  eventUserId: 0,
  channel: 'WEB',
  appId: 'halcyon',
  version: '1.1.0',
  eventId: uuidv7(Date.now()),
  madeAt: Date.now(),
});

const written = () => vi.waitFor(() => expect(handOver().unnumbered).toHaveLength(0));
const stored = async () => (await outbox()).outbox.orderBy('eventSeq').toArray();

/** The first write waits for the database code to load. */
async function opened(): Promise<void> {
  enqueue(event(0));
  await written();
  await (await outbox()).outbox.clear();
}

/** All that can go on without an answer of the browser. */
async function microtasks(): Promise<void> {
  for (let index = 0; index < 50; index += 1) await Promise.resolve();
}

afterEach(async () => {
  vi.restoreAllMocks();
  await (await outbox()).outbox.clear();
});

describe('a tracked event', () => {
  it('is written even if it is tracked while others are being written', async () => {
    await opened();
    const count = 200;
    // A write takes a few turns.
    for (let index = 0; index < count; index += 1) {
      enqueue(event(index));
      await turn();
    }
    await written();
    expect((await stored()).map((row) => row.eventInterfaceId)).toEqual(
      Array.from({ length: count }, (_, index) => `tile.${index}`),
    );
  });

  it('is written to the device when other tables are being written around it', async () => {
    const { db } = await database();
    await db.transaction('rw', db.snapshots, async () => {
      await db.snapshots.count();
      enqueue(event(0));
      await db.snapshots.count();
    });
    await written();
    expect(fallbackOutbox()).toBeUndefined();
    expect(await stored()).toMatchObject([{ eventInterfaceId: 'tile.0' }]);
  });

  it('is on its way to the device, commit included, while the browser still has not answered for others', async () => {
    await opened();
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
    for (const index of [1, 2, 3]) {
      enqueue(event(index));
      await microtasks();
      expect(commit).toHaveBeenCalledTimes(index);
    }
    expect(handOver().unnumbered).toHaveLength(3);
    await written();
    expect(await stored()).toHaveLength(3);
  });

  it('is stored once, also when its write or the one before it fails', async () => {
    await opened();
    const add = vi.spyOn(IDBObjectStore.prototype, 'add');
    add.mockImplementationOnce(() => {
      throw new DOMException('The connection is closed.', 'InvalidStateError');
    });
    for (const index of [1, 2, 3]) {
      enqueue(event(index));
      await microtasks();
    }
    await written();
    const names = (await stored()).map((row) => row.eventInterfaceId);
    expect(names.sort()).toEqual(['tile.1', 'tile.2', 'tile.3']);
    expect(fallbackOutbox()).toBeUndefined();
  });

  it('is stored once and leaves no gap, when it was handed over and the page is still there', async () => {
    await opened();
    const db = await outbox();
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
    enqueue(event(1));
    const taken = appendEvents(db, handOver().unnumbered);
    enqueue(event(2));
    await taken;
    await written();
    // One that does not wait for answers would keep a part of a write in which an event fails.
    expect(commit).not.toHaveBeenCalled();
    const rows = await stored();
    expect(rows.map((row) => row.eventInterfaceId)).toEqual(['tile.1', 'tile.2']);
    expect(rows[1]!.eventSeq - rows[0]!.eventSeq).toBe(1);
  });
});
