import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appendEvents } from '#src/data/events/append.ts';
import { OutboxDb } from '#src/data/db/tables/outbox-db.ts';
import { PageOutbox } from '#src/data/db/page-outbox.ts';
import { fillDisk } from './fill-disk.ts';
import { eventsOf } from '../../events/waiting-events.ts';

let db: PageOutbox;
let made: number;

beforeEach(async () => {
  await new OutboxDb().delete();
  made = 0;
  db = new PageOutbox({ makeRoom: async () => void (made += 1) });
  await db.open();
});
afterEach(async () => {
  vi.restoreAllMocks();
  db.close();
  await new OutboxDb().delete();
});

it('a full disk gives events in memory an installation of their own, and copies those of the device', async () => {
  const { rows: stored } = await appendEvents(db, eventsOf(2));
  fillDisk(db, 'at once');
  const { rows } = await appendEvents(db, eventsOf(1));
  expect(rows[0]).toMatchObject({ eventSeq: 1 });
  expect(rows[0]?.installId).not.toBe(stored[0]?.installId);
  expect(await db.outbox.toArray()).toEqual(rows);
  expect(await db.leftBehind?.outbox.toArray()).toEqual(stored);
  expect(made).toBe(1);
  await db.leftBehind?.outbox.clear();
  vi.restoreAllMocks();
  const device = new OutboxDb();
  expect(await device.outbox.toArray()).toEqual(stored);
  device.close();
});

it('leaves nothing behind if no event was waiting', async () => {
  fillDisk(db, 'at once');
  await appendEvents(db, eventsOf(1));
  expect(db.leftBehind).toBeUndefined();
});
