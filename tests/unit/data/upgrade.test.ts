import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '#src/contract/config.ts';
import { readGames } from '#src/data/games/chunks.ts';
import { readOrder } from '#src/data/games/order.ts';
import { PageDb } from '#src/data/db/page-db.ts';
import { moveToMutations } from '#src/data/db/upgrades/008-mutations.ts';
import { DB_NAME } from '#src/data/db/tables/version.ts';
import { storedGames } from '#tests/support/stored-games.ts';

const game = (gameId: number): Game => ({
  gameId,
  name: `Lantern Bay ${gameId}`,
  typeId: 1,
  brandId: 1,
  platformId: 1,
  icon: `g${gameId}`,
  status: gameId % 2 === 0 ? 0 : 1,
  sort: 1000 - gameId,
});

const SEVEN = {
  catalogue: 'key',
  shelves: 'shelf',
  gameOrder: 'key',
  likes: '[memberId+gameId], memberId',
  exits: '[memberId+gameId], memberId',
  wishes: 'requestId, memberId',
  pendingLogouts: '++id',
};

async function deviceOf(
  version: number,
  tables: Record<string, string>,
  rows: Record<string, readonly unknown[]>,
) {
  const old = new Dexie(DB_NAME);
  old.version(version).stores(tables);
  for (const [name, stored] of Object.entries(rows)) await old.table(name).bulkPut(stored);
  old.close();
}

/** Twenty games per shelf, in their order. */
function shelved(games: readonly Game[]) {
  const shelfAt = (at: number) => Math.floor(at / 20) + 1;
  const shelves = Array.from({ length: Math.ceil(games.length / 20) }, (_, at) => ({
    shelf: at + 1,
    games: games.slice(at * 20, at * 20 + 20),
  }));
  const order = {
    key: 'games',
    gameIds: Float64Array.from(games, ({ gameId }) => gameId),
    sorts: Float64Array.from(games, ({ sort }) => sort),
    typeIds: Float64Array.from(games, ({ typeId }) => typeId),
    brandIds: Float64Array.from(games, ({ brandId }) => brandId),
    statuses: Uint8Array.from(games, ({ status }) => status),
    shelves: Float64Array.from(games, (_, at) => shelfAt(at)),
  };
  return { shelves, gameOrder: [order], catalogue: [{ key: 'games', held: 'one' }] };
}

beforeEach(() => Dexie.delete(DB_NAME));
afterEach(async () => {
  vi.restoreAllMocks();
  await Dexie.delete(DB_NAME);
});

it('keeps the lobby of a device that stored each game in its own row', async () => {
  const games = Array.from({ length: 50 }, (_, index) => game(index + 1));
  const tables = { games: 'gameId, [status+sort]', catalogue: 'key' };
  await deviceOf(5, tables, { games, catalogue: [{ key: 'games', held: 'one' }] });
  const db = new PageDb();
  await db.open();
  expect(await storedGames(db)).toEqual(games.reverse());
  expect(await db.catalogue.get('games')).toEqual({ key: 'games', held: 'one' });
  expect(db.tables.map(({ name }) => name)).not.toContain('games');
  db.close();
});

describe('a device that stored its games on shelves', () => {
  it('keeps all ten thousand, and moves a few per request', async () => {
    const games = Array.from({ length: 10_000 }, (_, index) => game(index + 1)).reverse();
    await deviceOf(7, SEVEN, shelved(games));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const get = vi.spyOn(IDBObjectStore.prototype, 'get');
    const db = new PageDb();
    await db.open();
    expect(await storedGames(db)).toEqual(games);
    expect(put).toHaveBeenCalledTimes(501);
    // No rows are read while more than ten are being written.
    const isOfShelves = (_: number, at: number) =>
      (get.mock.contexts[at] as IDBObjectStore).name === 'shelves';
    const reads = get.mock.invocationCallOrder.filter(isOfShelves);
    const writes = put.mock.invocationCallOrder;
    const atOnce = reads.map((read, at) => writes.filter((one) => one > read && one < (reads[at + 1] ?? 0)));
    expect(Math.max(...atOnce.map((row) => row.length))).toBe(10);
    const ids = [10_000, 5001, 1];
    expect((await readGames(db, ids)).map((found) => found?.gameId)).toEqual(ids);
    expect(Object.keys(await readOrder(db))).not.toContain('shelves');
    expect(await db.catalogue.get('games')).toEqual({ key: 'games', held: 'one' });
    expect(await db.table('shelves').count()).toBe(0);
    db.close();
  });

  it.each([
    ['a shelf without games', { shelves: [{ shelf: 1 }] }],
    ['a shelf with a text key', { shelves: [{ shelf: 'one', games: [] }] }],
    ['no order', { gameOrder: [] }],
    ['an order without a column', { gameOrder: [{ key: 'games', gameIds: new Float64Array(1) }] }],
    ['an order of text', { gameOrder: [{ key: 'games', gameIds: 'words' }] }],
  ])('starts a new list after %s', async (_, rows) => {
    await deviceOf(7, SEVEN, { ...shelved([game(1)]), ...rows });
    const db = new PageDb();
    await db.open();
    const left = await Promise.all([db.gameChunks, db.gameOrder, db.catalogue].map((table) => table.count()));
    expect(left).toEqual([0, 0, 0]);
    db.close();
  });
});

describe('an unsettled mutation of an old version', () => {
  const MEMBER = 7;
  const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  const anId: unknown = expect.stringMatching(UUID);

  async function moved(rows: Record<string, readonly unknown[]>) {
    await deviceOf(7, SEVEN, rows);
    const db = new Dexie(DB_NAME);
    db.version(7).stores(SEVEN);
    db.version(8).stores({ mutations: 'requestId', gameSessions: '[memberId+gameId]' });
    db.version(9).stores({}).upgrade(moveToMutations);
    const read = async (name: string) => db.table<Record<string, unknown>>(name).toArray();
    const [mutations, sessions, likes] = [
      await read('mutations'),
      await read('gameSessions'),
      await read('likes'),
    ];
    const counts = ['wishes', 'exits', 'pendingLogouts'].map((name) => db.table(name).count());
    expect(await Promise.all(counts)).toEqual([0, 0, 0]);
    db.close();
    return { mutations, sessions, likes };
  }

  it('keeps its idempotency key and loses its digest', async () => {
    const wish = { requestId: 'w', memberId: MEMBER, call: 'changePassword', digest: 'ab', madeAt: 5 };
    const { mutations } = await moved({ wishes: [wish] });
    expect(mutations).toEqual([
      { requestId: 'w', memberId: MEMBER, call: 'changePassword', subject: '', createdAt: 5, attempts: 1 },
    ]);
  });

  it('becomes a game session, or a pending exit', async () => {
    const exits = [
      { memberId: MEMBER, gameId: 1 },
      { memberId: MEMBER, gameId: 2, foundAt: 9 },
      { memberId: MEMBER, gameId: 3, requestId: 'e3', madeAt: 6 },
      { memberId: MEMBER, gameId: 4, requestId: 'e4', madeAt: 7, isUnanswered: true, foundAt: 9 },
    ];
    const { mutations, sessions } = await moved({ exits });
    expect(sessions).toEqual([
      { memberId: MEMBER, gameId: 1, state: 'open', since: 0 },
      { memberId: MEMBER, gameId: 2, state: 'abandoned', since: 9 },
    ]);
    const exit = { memberId: MEMBER, call: 'exitGame' };
    expect(mutations).toEqual([
      { ...exit, requestId: 'e3', subject: '3', input: { gameId: 3 }, createdAt: 6, attempts: 0 },
      { ...exit, requestId: 'e4', subject: '4', input: { gameId: 4 }, createdAt: 7, attempts: 1 },
    ]);
  });

  it('becomes a like as the member last set it', async () => {
    const likes = [
      { memberId: MEMBER, gameId: 1, like: 1 },
      { memberId: MEMBER, gameId: 2, like: 0, wish: 1 },
    ];
    const { mutations, likes: kept } = await moved({ likes });
    expect(kept).toEqual([likes[0], { memberId: MEMBER, gameId: 2, like: 1, isPending: true }]);
    expect(mutations).toEqual([
      {
        requestId: anId,
        memberId: MEMBER,
        call: 'gameLike',
        subject: '2',
        input: { gameId: 2, like: 1 },
        createdAt: expect.any(Number) as unknown,
        attempts: 0,
      },
    ]);
  });

  it('becomes a pending end of a session', async () => {
    const { mutations } = await moved({ pendingLogouts: [{ token: 'x', madeAt: 8 }] });
    const logout = {
      memberId: 0,
      call: 'logout',
      subject: '',
      input: {},
      createdAt: 8,
      attempts: 0,
      token: 'x',
    };
    expect(mutations).toEqual([{ requestId: anId, ...logout }]);
  });

  it('is dropped if it cannot be read, and does not block the upgrade', async () => {
    const { mutations, sessions, likes } = await moved({
      wishes: [{ requestId: 5 }, { requestId: 'w', memberId: MEMBER }],
      exits: [
        { memberId: 'me', gameId: 1 },
        { memberId: MEMBER, gameId: 2, foundAt: 'now' },
      ],
      likes: [{ memberId: MEMBER, gameId: 1, wish: 'yes' }],
      pendingLogouts: [{}, { token: 5 }, { token: 'x', madeAt: NaN }],
    });
    expect(mutations.map(({ token }) => token)).toEqual(['x']);
    expect(sessions).toEqual([{ memberId: MEMBER, gameId: 2, state: 'open', since: 0 }]);
    expect(likes).toHaveLength(1);
  });
});
