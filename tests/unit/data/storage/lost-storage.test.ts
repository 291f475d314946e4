// Storage that is cleared, deleted or refused under an open page.
import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Databases from '#src/data/db/database.ts';
import { HalcyonDb } from '#src/data/db/tables/schema.ts';

/** The module as a new page loads it. */
let page: typeof Databases;
let lost: number;

beforeEach(async () => {
  await new HalcyonDb().delete();
  vi.resetModules();
  page = await import('#src/data/db/database.ts');
  await page.database();
  lost = 0;
  page.connectionLost.listen(() => (lost += 1));
  await page.db.drafts.put(draft('a'));
});
afterEach(() => {
  vi.restoreAllMocks();
  page.db.close();
});

/** From now on the first attempts to open a database on the device fail. */
function refuseToOpen(error: DOMException, times = Infinity): () => number {
  const device = indexedDB;
  const open = Reflect.get(IDBFactory.prototype, 'open') as (...given: unknown[]) => IDBOpenDBRequest;
  let refused = 0;
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...given) {
    if (this !== device || refused >= times) return open.apply(this, given);
    refused += 1;
    throw error;
  });
  return () => refused;
}

const CLOSED = new DOMException('The connection was closed.', 'AbortError');
const DENIED = new DOMException('Access is denied.', 'SecurityError');

const draft = (key: string) => ({ memberId: 1, key, value: { text: key } });

const settled = (request: IDBOpenDBRequest): Promise<string> =>
  new Promise((resolve) => {
    for (const type of ['success', 'error']) request.addEventListener(type, () => resolve(type));
  });

/** As a browser does that clears its storage, and ends the connections. */
async function clear(): Promise<void> {
  forceCloseDatabase(page.db.backendDB() as never);
  expect(await settled(indexedDB.deleteDatabase('halcyon'))).toBe('success');
}

describe('a database that another tab deletes', () => {
  it('is closed, made anew at once, and not taken for a newer version', async () => {
    expect(await settled(indexedDB.deleteDatabase('halcyon'))).toBe('success');
    await vi.waitFor(() => expect(lost).toBe(1));
    expect(page.storageState.peek()).toBe('device');
    expect(await page.db.drafts.count()).toBe(0);
    await page.db.drafts.put(draft('b'));
    expect(await page.db.drafts.count()).toBe(1);
  });

  it('differs from one that a newer version needs', async () => {
    const newer = indexedDB.open('halcyon', 1_000_000);
    expect(await settled(newer)).toBe('success');
    expect(page.storageState.peek()).toBe('released');
    expect(lost).toBe(0);
    newer.result.close();
  });
});

describe('a database that the browser clears', () => {
  it('is made anew at once, every time', async () => {
    await clear();
    await vi.waitFor(() => expect(lost).toBe(1));
    await clear();
    await vi.waitFor(() => expect(lost).toBe(2));
    expect(await page.db.drafts.count()).toBe(0);
    expect(page.storageState.peek()).toBe('device');
  });

  it('lets reads and writes wait until databases can be opened again', async () => {
    const refused = refuseToOpen(CLOSED, 3);
    forceCloseDatabase(page.db.backendDB() as never);
    // The event of the closing has to arrive first.
    await vi.waitFor(() => expect(page.db.isOpen()).toBe(false));
    await page.db.drafts.put(draft('b'));
    expect(await page.db.drafts.count()).toBe(2);
    await vi.waitFor(() => expect(lost).toBe(1));
    expect([refused(), page.storageState.peek()]).toEqual([3, 'device']);
  });

  it('asks for the list of databases only when they can be opened again, because an earlier question may get no answer', async () => {
    const refused = refuseToOpen(CLOSED, 2);
    const list = indexedDB.databases.bind(indexedDB);
    const never = new Promise<never>(() => {});
    vi.spyOn(indexedDB, 'databases').mockImplementation(() => (refused() < 2 ? never : list()));
    forceCloseDatabase(page.db.backendDB() as never);
    await vi.waitFor(() => expect(lost).toBe(1));
    expect(await page.db.drafts.count()).toBe(1);
  });

  it('goes on in memory if none can be opened any more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    refuseToOpen(DENIED);
    forceCloseDatabase(page.db.backendDB() as never);
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(10_000);
      expect(lost).toBe(1);
    });
    vi.useRealTimers();
    await page.db.drafts.put(draft('b'));
    expect([await page.db.drafts.count(), page.storageState.peek()]).toEqual([1, 'memory']);
  });
});

it('a database that the page itself closes for a while has lost nothing', async () => {
  // As Dexie does before the page is frozen.
  page.db.close({ disableAutoOpen: false });
  expect(await page.db.drafts.count()).toBe(1);
  expect(lost).toBe(0);
});

describe('a database that is refused from the start', () => {
  it('is in memory, and locks that are refused too are not asked for again', async () => {
    vi.resetModules();
    refuseToOpen(DENIED);
    const request = vi.fn(() => Promise.reject(new DOMException('Denied.', 'SecurityError')));
    vi.stubGlobal('navigator', { locks: { request } });
    const refused = await import('#src/data/db/database.ts');
    const { sharedLocks } = await import('#src/device/locks.ts');
    const { db } = await refused.database();
    await db.drafts.put(draft('b'));
    expect([await db.drafts.count(), refused.storageState.peek()]).toEqual([1, 'memory']);
    expect(sharedLocks()).toBeUndefined();
    vi.unstubAllGlobals();
    db.close();
  });
});
