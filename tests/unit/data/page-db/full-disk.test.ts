import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFull } from '#src/data/db/full.ts';
import { PageDb } from '#src/data/db/page-db.ts';
import { HalcyonDb } from '#src/data/db/tables/schema.ts';
import { fillDisk, FULL } from './fill-disk.ts';

let db: PageDb;
let moved: number;

beforeEach(async () => {
  await new HalcyonDb().delete();
  moved = 0;
  db = new PageDb({ onMoved: () => (moved += 1) });
  await db.open();
});
afterEach(async () => {
  vi.restoreAllMocks();
  db.close();
  await new HalcyonDb().delete();
});

const fill = (how: Parameters<typeof fillDisk>[1]) => fillDisk(db, how);

const draft = (key: string) => ({ memberId: 1, key, value: { text: key } });
const keys = async () => (await db.drafts.toArray()).map(({ key }) => key);

describe.each(['at once', 'at the end of the transaction'] as const)(
  'a disk that is full, said %s',
  (how) => {
    it('leaves what was stored, and the write that failed is in memory', async () => {
      await db.drafts.put(draft('before'));
      fill(how);
      await db.drafts.put(draft('after'));
      expect(await keys()).toEqual(['after', 'before']);
      await db.drafts.delete([1, 'before']);
      expect(await keys()).toEqual(['after']);
      expect(moved).toBe(1);
    });

    it('leaves the device as it was', async () => {
      await db.drafts.put(draft('before'));
      fill(how);
      await db.drafts.put(draft('after'));
      vi.restoreAllMocks();
      const device = new HalcyonDb();
      expect((await device.drafts.toArray()).map(({ key }) => key)).toEqual(['before']);
      device.close();
    });

    it('repeats a transaction', async () => {
      fill(how);
      const put = db.transaction('rw', [db.drafts, db.likes], () => db.drafts.put(draft('a')));
      expect(await put).toEqual([1, 'a']);
      expect(await keys()).toEqual(['a']);
    });

    it('keeps live reads alive', async () => {
      await db.drafts.put(draft('before'));
      const seen: string[][] = [];
      const reading = liveQuery(keys).subscribe((read) => seen.push(read));
      await vi.waitFor(() => expect(seen).toEqual([['before']]));
      fill(how);
      await db.drafts.put(draft('after'));
      await vi.waitFor(() => expect(seen.at(-1)).toEqual(['after', 'before']));
      reading.unsubscribe();
    });
  },
);

describe('a full disk', () => {
  it('repeats a whole transaction, and writes that fail together switch once', async () => {
    fill('at once');
    const inOne = db.transaction('rw', [db.drafts, db.likes], async () => {
      await db.likes.put({ memberId: 1, gameId: 7, like: 1 });
      await db.drafts.bulkPut([draft('a'), draft('b')]);
      return (await db.drafts.toArray()).length;
    });
    const [count] = await Promise.all([inOne, db.drafts.add(draft('c')), db.drafts.put(draft('d'))]);
    expect(count).toBeGreaterThan(1);
    expect(await keys()).toEqual(['a', 'b', 'c', 'd']);
    expect(await db.likes.count()).toBe(1);
    expect(moved).toBe(1);
  });

  it('never replaces a write with an older row that is copied', async () => {
    await db.drafts.put(draft('a'));
    fill('at once');
    const fresh = { ...draft('a'), value: { text: 'fresh' } };
    await Promise.all([db.drafts.put(draft('b')), db.drafts.put(fresh)]);
    expect((await db.drafts.get([1, 'a']))?.value).toEqual(fresh.value);
  });

  const WRITES: Readonly<Record<string, () => PromiseLike<unknown>>> = {
    add: () => db.drafts.add(draft('new')),
    put: () => db.drafts.put({ ...draft('old'), value: { text: 'new' } }),
    upsert: () => db.drafts.upsert([1, 'old'], { value: { text: 'new' } }),
    update: () => db.drafts.update([1, 'old'], { value: { text: 'new' } }),
    delete: () => db.drafts.delete([1, 'old']),
    clear: () => db.drafts.clear(),
    bulkAdd: () => db.drafts.bulkAdd([draft('new')]),
    bulkPut: () => db.drafts.bulkPut([{ ...draft('old'), value: { text: 'new' } }]),
    bulkUpdate: () => db.drafts.bulkUpdate([{ key: [1, 'old'], changes: { value: { text: 'new' } } }]),
    bulkDelete: () => db.drafts.bulkDelete([[1, 'old']]),
    'modify of some rows': () => db.drafts.where({ memberId: 1 }).modify({ value: { text: 'new' } }),
    'delete of some rows': () => db.drafts.where({ memberId: 1 }).delete(),
  };

  it.each(Object.keys(WRITES))('repeats %s', async (name) => {
    await db.drafts.put(draft('old'));
    const failed = fill('at once');
    await WRITES[name]?.();
    expect([failed() > 0, moved]).toEqual([true, 1]);
  });

  it('ends the write in its error if the code for memory does not load, and the next one tries again', async () => {
    const isMissing = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.spyOn(db.storage, 'moveToMemory').mockImplementationOnce(isMissing);
    fill('at once');
    await expect(db.drafts.put(draft('a'))).rejects.toThrow('Failed to fetch');
    await db.drafts.put(draft('b'));
    expect(await keys()).toEqual(['b']);
  });
});

describe('a connection that the browser has closed', () => {
  it('is no full disk: the write is repeated where it was', async () => {
    const lost = new DOMException('Connection to the server lost', 'UnknownError');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw lost;
    });
    await db.drafts.put(draft('a'));
    expect([await keys(), moved]).toEqual([['a'], 0]);
  });
});

describe('any other error', () => {
  it('reaches the caller, and nothing is moved', async () => {
    await db.drafts.add(draft('a'));
    await expect(db.drafts.add(draft('a'))).rejects.toThrow('exists');
    const own = new Error('of the caller');
    await expect(db.transaction('rw', db.drafts, () => Promise.reject(own))).rejects.toBe(own);
    expect(moved).toBe(0);
  });

  it('is no full disk, which Dexie wraps in several ways', () => {
    expect(isFull(FULL)).toBe(true);
    expect(isFull({ name: 'AbortError', inner: FULL })).toBe(true);
    expect(isFull({ name: 'BulkError', failures: [FULL] })).toBe(true);
    expect(isFull(new DOMException('', 'AbortError'))).toBe(false);
    expect([isFull(undefined), isFull('full'), isFull(null)]).toEqual([false, false, false]);
  });
});
