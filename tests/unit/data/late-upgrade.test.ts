import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DB_NAME, DB_VERSION } from '#src/data/db/tables/version.ts';

/** The last version whose upgrade changes rows. */
const LAST_UPGRADE = 10;

const asked = vi.fn<() => void>();

const openPageDb = async () => {
  const { PageDb } = await import('#src/data/db/page-db.ts');
  return new PageDb().open();
};

const LIKE = { memberId: 7, gameId: 1001, like: 1 };

async function makeDevice(version: number): Promise<void> {
  const db = new Dexie(DB_NAME);
  db.version(version).stores({ likes: '[memberId+gameId], memberId' });
  await db.table('likes').put(LIKE);
  db.close();
}

beforeEach(() => {
  vi.resetModules();
  vi.doMock(import('#src/data/db/upgrades/by-version.ts'), (original) => {
    asked();
    return original();
  });
  asked.mockClear();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Dexie.delete(DB_NAME);
});

it('does not load the code of upgrades on a new device', async () => {
  const db = await openPageDb();
  expect(asked).not.toHaveBeenCalled();
  db.close();
});

it.each([LAST_UPGRADE, DB_VERSION])('does not load it for a database of version %i', async (version) => {
  await makeDevice(version);
  const db = await openPageDb();
  expect(asked).not.toHaveBeenCalled();
  db.close();
});

it('loads it for an older database', async () => {
  await makeDevice(LAST_UPGRADE - 1);
  const db = await openPageDb();
  expect(asked).toHaveBeenCalledOnce();
  expect(await db.table('likes').toArray()).toEqual([LIKE]);
  db.close();
});

it('loads it where the browser does not list its databases', async () => {
  vi.spyOn(indexedDB, 'databases').mockRejectedValue(new TypeError('not a function'));
  const db = await openPageDb();
  expect(asked).toHaveBeenCalledOnce();
  db.close();
});

it('refuses to open an older database that the browser does not list, and leaves it as it was', async () => {
  await makeDevice(LAST_UPGRADE - 1);
  vi.spyOn(indexedDB, 'databases').mockResolvedValue([]);
  await expect(openPageDb()).rejects.toThrow('not loaded');
  vi.restoreAllMocks();
  expect(await indexedDB.databases()).toEqual([{ name: DB_NAME, version: (LAST_UPGRADE - 1) * 10 }]);
});

it('loads it for a database that turns out to be older when it is opened again', async () => {
  const db = await openPageDb();
  db.close();
  await Dexie.delete(DB_NAME);
  await makeDevice(LAST_UPGRADE - 1);
  await db.open();
  expect(asked).toHaveBeenCalledOnce();
  expect(await db.table('likes').toArray()).toEqual([LIKE]);
  db.close();
});
