import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginNewLog } from '#src/device/new-log.ts';

// A separate device, without the databases of other tests.
beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser that reports data loss, with these locks. */
function asChromium(locks: unknown): ReturnType<typeof vi.spyOn> {
  const SaysLoss = Object.assign(() => {}, { prototype: { dataLoss: 'none' } });
  vi.stubGlobal('IDBVersionChangeEvent', SaysLoss);
  vi.stubGlobal('navigator', { locks });
  return vi.spyOn(indexedDB, 'deleteDatabase');
}

type Work = (lock: object | null) => unknown;

it('starts a new IndexedDB log and deletes the database it made for that', async () => {
  const deleted = asChromium({ request: async (_: string, __: object, work: Work) => work({}) });
  await beginNewLog();
  expect(deleted).toHaveBeenCalledOnce();
  expect(await indexedDB.databases()).toEqual([]);
});

it('starts a new IndexedDB log in a browser without locks', async () => {
  const deleted = asChromium(undefined);
  await beginNewLog();
  expect(deleted).toHaveBeenCalled();
});

it('waits for another tab that is already starting a new IndexedDB log', async () => {
  let finish = () => {};
  const otherTab = new Promise<void>((resolve) => (finish = resolve));
  const request = async (...[, options, work]: [string, LockOptions | Work, Work?]) => {
    if (work && typeof options === 'object' && options.ifAvailable) return work(null);
    await otherTab;
  };
  const deleted = asChromium({ request });
  let isDone = false;
  const done = beginNewLog().then(() => (isDone = true));
  await new Promise(setImmediate);
  expect(isDone).toBe(false);
  finish();
  await done;
  expect(deleted).not.toHaveBeenCalled();
});

it('opens the database even if a new IndexedDB log cannot be started', async () => {
  asChromium({ request: () => Promise.reject(new Error('No locks today')) });
  await expect(beginNewLog()).resolves.toBeUndefined();
});
