import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// A separate device, without the databases of other tests.
beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser that reports data loss, with these locks. */
function asChromium(locks: unknown) {
  const SaysLoss = Object.assign(() => {}, { prototype: { dataLoss: 'none' } });
  vi.stubGlobal('IDBVersionChangeEvent', SaysLoss);
  vi.stubGlobal('navigator', { locks });
  return vi.spyOn(indexedDB, 'deleteDatabase');
}

/** What a page or worker has in memory, and no other. */
async function opened() {
  vi.resetModules();
  const { beginNewLog } = await import('#src/data/db/new-log.ts');
  return { beginNewLog };
}

type Work = (lock: object) => Promise<unknown>;

/** Locks of one start of the browser. */
class Locks {
  readonly #exclusive = new Map<string, Promise<unknown>>();
  readonly #shared: string[] = [];

  request(name: string, ...[options, work]: [LockOptions, Work] | [Work]): Promise<unknown> {
    if (typeof options !== 'function') {
      this.#shared.push(name);
      return work?.({}) ?? Promise.reject(new TypeError('No work'));
    }
    const turn = (this.#exclusive.get(name) ?? Promise.resolve()).then(() => options({}));
    this.#exclusive.set(name, turn);
    return turn;
  }

  query = async () => ({ held: this.#shared.map((name) => ({ name })) });
}

describe('a new IndexedDB log', () => {
  it('is begun by a database that is made and deleted', async () => {
    const deleted = asChromium(new Locks());
    const { beginNewLog } = await opened();
    await beginNewLog();
    expect(deleted).toHaveBeenCalledOnce();
    expect(await indexedDB.databases()).toEqual([]);
  });

  it('is begun once, by a page and a worker that open beside each other', async () => {
    const deleted = asChromium(new Locks());
    const [page, worker] = [await opened(), await opened()];
    await Promise.all([page.beginNewLog(), worker.beginNewLog()]);
    await page.beginNewLog();
    expect(deleted).toHaveBeenCalledOnce();
  });

  it('is begun again after the browser has ended', async () => {
    const deleted = asChromium(new Locks());
    await (await opened()).beginNewLog();
    asChromium(new Locks());
    await (await opened()).beginNewLog();
    expect(deleted).toHaveBeenCalledTimes(2);
  });

  it('is there before another page or worker opens the database', async () => {
    const deleted = asChromium(new Locks());
    const [page, worker] = [await opened(), await opened()];
    const order: string[] = [];
    deleted.mockImplementationOnce(function (this: IDBFactory, name) {
      const request = this.deleteDatabase(name);
      request.addEventListener('success', () => order.push('log begun'));
      return request;
    });
    await Promise.all([page.beginNewLog(), worker.beginNewLog().then(() => order.push('worker opens'))]);
    expect(order).toEqual(['log begun', 'worker opens']);
  });

  it('is begun in a browser without locks', async () => {
    const deleted = asChromium(undefined);
    await (await opened()).beginNewLog();
    expect(deleted).toHaveBeenCalledOnce();
  });

  it('is not waited for if it cannot be begun', async () => {
    asChromium({ request: () => Promise.reject(new Error('No locks today')) });
    await expect((await opened()).beginNewLog()).resolves.toBeUndefined();
  });
});
