import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginNewLog } from '#src/data/db/new-log.ts';

// A device of its own, without the databases of other tests.
beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser that says when it has lost its store, with these locks. */
function asChromium(locks: unknown): ReturnType<typeof vi.spyOn> {
  const SaysLoss = Object.assign(() => {}, { prototype: { dataLoss: 'none' } });
  vi.stubGlobal('IDBVersionChangeEvent', SaysLoss);
  vi.stubGlobal('navigator', { locks });
  return vi.spyOn(indexedDB, 'deleteDatabase');
}

type Work = (lock: object | null) => unknown;

it('deletes what it made, and leaves nothing behind', async () => {
  const deleted = asChromium({ request: async (_: string, __: object, work: Work) => work({}) });
  await beginNewLog();
  expect(deleted).toHaveBeenCalledOnce();
  expect(await indexedDB.databases()).toEqual([]);
});

it('is done where there are no locks', async () => {
  const deleted = asChromium(undefined);
  await beginNewLog();
  expect(deleted).toHaveBeenCalled();
});

it('is left to whoever is at it already', async () => {
  const deleted = asChromium({ request: async (_: string, __: object, work: Work) => work(null) });
  await beginNewLog();
  expect(deleted).not.toHaveBeenCalled();
});

it('never keeps anybody from the database', async () => {
  asChromium({ request: () => Promise.reject(new Error('No locks today')) });
  await expect(beginNewLog()).resolves.toBeUndefined();
});
