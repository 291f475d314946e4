// A device whose build before kept its events in the other database.
import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HalcyonDb } from '#src/data/db/tables/schema.ts';
import { DB_NAME, OUTBOX_NAME } from '#src/data/db/tables/version.ts';
import type { FreshEvent } from '#src/data/events/append.ts';
import type * as Outboxes from '#src/data/events/outbox.ts';
import type { OutboxDb } from '#src/data/db/tables/outbox-db.ts';
import { eventOf, eventsOf } from '../events/waiting-events.ts';

const INSTALL_ID = 'f6b1c7f6-2f3b-4c55-8f0f-0a4d0a3f9a11';
const LATER_ID = '0f0e7c1e-5c0f-4b86-9d0a-6d1f3b0c2a22';
/** The tables of the build before. */
const STORES = Object.fromEntries(
  new HalcyonDb().tables
    .filter(({ name }) => name !== 'earlierOutbox')
    .map(({ name, schema }) => [name, [schema.primKey, ...schema.indexes].map(({ src }) => src).join()]),
);

/** A page of the build before, with what it has still to send. */
let before: Dexie;
const open: Dexie[] = [];

beforeEach(async () => {
  // Without locks, as at an insecure address.
  vi.stubGlobal('navigator', {});
  await openBefore();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const db of [before, ...open.splice(0)]) db.close();
  await Promise.all([DB_NAME, OUTBOX_NAME].map((name) => Dexie.delete(name)));
});

async function openBefore(): Promise<void> {
  before = new Dexie(DB_NAME);
  before.version(9).stores(STORES);
  await before.open();
}

async function fillBefore(events: readonly FreshEvent[], installId = INSTALL_ID): Promise<void> {
  await before.table('installation').bulkPut([
    { key: 'installId', value: installId },
    { key: 'buildId', value: 'before' },
  ]);
  await before.table('outbox').bulkAdd(events.map((event) => ({ ...event, installId })));
}

/** A page of this build, whose memory no other shares. */
async function newPage(): Promise<typeof Outboxes> {
  vi.resetModules();
  const page = await import('#src/data/events/outbox.ts');
  const outbox = await page.outbox();
  const { database } = await import('#src/data/db/database.ts');
  open.push(outbox, (await database()).db);
  return page;
}

const seqs = async (db: OutboxDb) =>
  (await db.outbox.toArray()).map(({ eventSeq, installId }) => `${installId}:${eventSeq}`);
const idsOf = async (db: OutboxDb) => (await db.outbox.toArray()).map(({ eventId }) => eventId).sort();
const nextSeq = async (db: OutboxDb) => {
  const { appendEvents } = await import('#src/data/events/append.ts');
  return (await appendEvents(db, [eventOf()])).rows[0];
};
const leftBefore = async () => {
  const raw = await new Dexie(DB_NAME).open();
  open.push(raw);
  return [await raw.table('outbox').count(), await raw.table('installation').toCollection().primaryKeys()];
};

describe('the start after an update', () => {
  it('takes over all events with their numbers, and the installation', async () => {
    await fillBefore(eventsOf(3));
    await before.table('outbox').delete(1);
    await before.table('delivery').put({ key: 'delivery', nextAttemptAt: 0, waitSetAt: 0, failures: 2 });
    const { outboxDb } = await newPage();
    expect(await seqs(outboxDb)).toEqual([`${INSTALL_ID}:2`, `${INSTALL_ID}:3`]);
    expect(await nextSeq(outboxDb)).toMatchObject({ eventSeq: 4, installId: INSTALL_ID });
  });

  it('continues the numbers of events that were all delivered', async () => {
    await fillBefore(eventsOf(5));
    await before.table('outbox').clear();
    const { outboxDb } = await newPage();
    expect(await nextSeq(outboxDb)).toMatchObject({ eventSeq: 6, installId: INSTALL_ID });
  });

  it('leaves nothing where it was, and can be ended at any moment', async () => {
    await fillBefore(eventsOf(2));
    // Ends before what has moved is deleted.
    const first = await newPage();
    await first.outboxDb.outbox.clear();
    const again = await newPage();
    await again.finishMove();
    expect(await again.outboxDb.outbox.count()).toBe(0);
    expect(await nextSeq(again.outboxDb)).toMatchObject({ eventSeq: 3, installId: INSTALL_ID });
    expect(await leftBefore()).toEqual([0, ['buildId']]);
  });

  it('ends the connection of a page of the build before', async () => {
    await fillBefore(eventsOf(1));
    await newPage();
    expect(before.isOpen()).toBe(false);
  });

  it('moves everything once for two tabs that start together', async () => {
    await fillBefore(eventsOf(4));
    const [one, other] = await Promise.all([newPage(), newPage()]);
    await Promise.all([one.finishMove(), other.finishMove()]);
    await one.finishMove();
    expect(await seqs(other.outboxDb)).toEqual([1, 2, 3, 4].map((seq) => `${INSTALL_ID}:${seq}`));
    expect(await nextSeq(other.outboxDb)).toMatchObject({ eventSeq: 5 });
  });

  it('begins an installation of its own on a new device, without waiting for the other database', async () => {
    before.close();
    await Dexie.delete(DB_NAME);
    vi.resetModules();
    const page = await import('#src/data/events/outbox.ts');
    const outbox = await page.outbox();
    open.push(outbox);
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([OUTBOX_NAME]);
    expect(await nextSeq(outbox)).toMatchObject({ eventSeq: 1 });
    await openBefore();
  });

  it('writes to no new outbox while the events of the build before cannot be read', async () => {
    await fillBefore(eventsOf(2));
    const device = indexedDB;
    const opens = Reflect.get(IDBFactory.prototype, 'open') as (...given: unknown[]) => IDBOpenDBRequest;
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...given) {
      if (this === device && given[0] === DB_NAME) throw new DOMException('Denied.', 'UnknownError');
      return opens.apply(this, given);
    });
    const { outboxState } = await newPage();
    expect(outboxState.peek()).toBe('memory');
    vi.restoreAllMocks();
    expect(await seqs((await newPage()).outboxDb)).toEqual([`${INSTALL_ID}:1`, `${INSTALL_ID}:2`]);
  });
});

describe('what a build before writes later', () => {
  /** Such a build opens the database of a newer one. */
  async function writeLater(events: readonly FreshEvent[]): Promise<void> {
    if (!before.isOpen()) await openBefore();
    await fillBefore(events, LATER_ID);
  }

  it('belongs to another installation, and moves once, with numbers of this one', async () => {
    await fillBefore(eventsOf(3));
    const page = await newPage();
    await page.finishMove();
    const late = eventsOf(2);
    await writeLater(late);
    expect((await before.table('outbox').toArray()).map(({ eventSeq }) => eventSeq as number)).toEqual([
      1, 2,
    ]);
    await Promise.all([page.finishMove(), page.finishMove()]);
    const seqsNow = [1, 2, 3, 4, 5].map((seq) => `${INSTALL_ID}:${seq}`);
    expect(await seqs(page.outboxDb)).toEqual(seqsNow);
    expect(await idsOf(page.outboxDb)).toEqual(expect.arrayContaining(late.map(({ eventId }) => eventId)));
    expect(await leftBefore()).toEqual([0, ['buildId', 'installId']]);
    // Once more, in the same installation.
    await writeLater(eventsOf(1));
    await page.finishMove();
    expect(await seqs(page.outboxDb)).toEqual([...seqsNow, `${INSTALL_ID}:6`]);
  });

  it('does not move again if the page ends before it is deleted, though it was sent meanwhile', async () => {
    const page = await newPage();
    await writeLater(eventsOf(2));
    const remove = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('The page ends.', 'AbortError');
    });
    const removeRange = vi.spyOn(IDBCursor.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('The page ends.', 'AbortError');
    });
    await expect(page.finishMove()).rejects.toThrow('The page ends.');
    remove.mockRestore();
    removeRange.mockRestore();
    expect(await page.outboxDb.outbox.count()).toBe(2);
    await page.outboxDb.outbox.clear();
    await writeLater(eventsOf(1));
    const next = await newPage();
    await next.finishMove();
    expect((await next.outboxDb.outbox.toArray()).map(({ eventSeq }) => eventSeq)).toEqual([3]);
    expect((await leftBefore())[0]).toBe(0);
  });

  it('moves into an outbox that was there before it', async () => {
    before.close();
    await Dexie.delete(DB_NAME);
    vi.resetModules();
    const earliest = await import('#src/data/events/outbox.ts');
    const own = await nextSeq(await earliest.outbox());
    open.push(await earliest.outbox());
    await openBefore();
    await fillBefore(eventsOf(2), LATER_ID);
    const page = await newPage();
    await page.finishMove();
    expect(await seqs(page.outboxDb)).toEqual([1, 2, 3].map((seq) => `${own?.installId}:${seq}`));
  });
});
