import 'fake-indexeddb/auto';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { database } from '#src/data/db/database.ts';
import { outbox } from '#src/data/events/outbox.ts';
import { enqueue, handOver, spilledOutbox } from '#src/data/events/queue.ts';
import type { FreshEvent } from '#src/data/events/append.ts';
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

afterEach(async () => {
  await (await outbox()).outbox.clear();
});

describe('a tracked event', () => {
  it('is written even if it is tracked while others are being written', async () => {
    const written = () => vi.waitFor(() => expect(handOver().unnumbered).toHaveLength(0));
    // The first write waits for the database code to load; later writes take a few turns each.
    enqueue(event(0));
    await written();
    const count = 200;
    for (let index = 1; index < count; index += 1) {
      enqueue(event(index));
      await turn();
    }
    await written();
    const rows = await (await outbox()).outbox.orderBy('eventSeq').toArray();
    expect(rows.map((row) => row.eventInterfaceId)).toEqual(
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
    await vi.waitFor(() => expect(handOver().unnumbered).toHaveLength(0));
    expect(spilledOutbox()).toBeUndefined();
    expect(await (await outbox()).outbox.toArray()).toMatchObject([{ eventInterfaceId: 'tile.0' }]);
  });
});
