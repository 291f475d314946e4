import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginNewLog } from '#src/device/new-log.ts';

// A separate device, with one database and without those of other tests.
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  await opened('known');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const opened = (name: string) =>
  new Promise((resolve) => {
    indexedDB.open(name).onsuccess = resolve;
  });
const names = async () => (await indexedDB.databases()).map(({ name }) => name);

/** A browser that reports data loss, with these locks. */
function asChromium(locks: unknown): ReturnType<typeof vi.spyOn> {
  const SaysLoss = Object.assign(() => {}, { prototype: { dataLoss: 'none' } });
  vi.stubGlobal('IDBVersionChangeEvent', SaysLoss);
  vi.stubGlobal('navigator', { locks });
  return vi.spyOn(indexedDB, 'deleteDatabase');
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
}

type Work = (lock: object | null) => unknown;

it('starts a new IndexedDB log and deletes the database it made for that', async () => {
  const deleted = asChromium({ request: async (_: string, __: object, work: Work) => work({}) });
  await beginNewLog();
  expect(deleted).toHaveBeenCalledOnce();
  expect(await names()).toEqual(['known']);
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

it('lets a device that stores nothing write at once, and starts the new log beside that', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  let begin = () => {};
  const turn = new Promise<void>((resolve) => (begin = resolve));
  const request = async (_: string, __: object, work: Work) => turn.then(() => work({}));
  const deleted = asChromium({ request });
  const first = await Promise.race([beginNewLog().then(() => 'go on'), turns(50).then(() => 'wait')]);
  expect([first, deleted.mock.calls]).toEqual(['go on', []]);
  begin();
  await vi.waitFor(() => expect(deleted).toHaveBeenCalledOnce());
  await vi.waitFor(async () => expect(await names()).toEqual([]));
});
