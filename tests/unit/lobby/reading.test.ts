import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '#src/contract/config.ts';
import type { StoredConfig } from '#src/data/config-store.ts';
import { HalcyonDb } from '#src/data/db.ts';
import { FIRST_TILES, readLobby } from '#src/features/lobby/queries/lobby.ts';

let db: HalcyonDb;

const type = (id: number, status: 0 | 1 = 1) => ({ id, name: `Kind ${id}`, icon: '', status, sort: id });
const config = {
  v: 'a.b',
  gameListVersion: 'b',
  gameResourceUrl: '/pictures/',
  gameTypeList: [type(1), type(2), type(3), type(4, 0)],
  brandList: [{ id: 1, name: 'Tern', icon: '', status: 1, sort: 1 }],
  platformList: [],
  lobbyAdList: [],
  noticeList: [],
  clientConfig: { lobbyBonusAmount: 0 },
} as unknown as StoredConfig;

const game = (gameId: number, more: Partial<Game> = {}): Game => ({
  gameId,
  name: `Game ${gameId}`,
  typeId: 1 + (gameId % 2),
  brandId: 1 + (gameId % 3),
  platformId: 1,
  icon: `g${gameId}`,
  status: 1,
  sort: 10_000 - gameId,
  ...more,
});

const all = { memberId: 0, typeId: 0, brandId: 0 };

beforeEach(async () => {
  db = new HalcyonDb();
  await db.open();
  await db.config.put({ key: 'appConfig', v: 'a.b', config, readAt: Date.now() });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await db.delete();
});

describe('the lobby, read', () => {
  it('says nothing while a long list has not brought its first games: what is shown stays', async () => {
    expect(await readLobby(db, all)).toBeUndefined();
    await db.games.put(game(1));
    expect((await readLobby(db, all))?.ids).toEqual([1]);
  });

  it('knows the order of the whole list and reads the rows of its first tiles', async () => {
    await db.games.bulkPut(Array.from({ length: 2000 }, (_, index) => game(index + 1)));
    const read = vi.spyOn(db.games, 'bulkGet');
    const lobby = await readLobby(db, all);
    expect(lobby?.ids).toHaveLength(2000);
    expect(lobby?.ids.slice(0, 2)).toEqual([2000, 1999]);
    expect(read.mock.calls.map(([ids]) => ids.length)).toEqual([FIRST_TILES]);
  });

  it('leaves out closed games, games of closed kinds, and kinds without a game', async () => {
    await db.games.bulkPut([game(1), game(2, { status: 0 }), game(3, { typeId: 4 }), game(4)]);
    const lobby = await readLobby(db, all);
    expect(lobby?.ids).toEqual([4, 1]);
    expect(lobby?.types.map(({ id }) => id)).toEqual([1, 2]);
    expect((await readLobby(db, { ...all, typeId: 4 }))?.ids).toEqual([]);
  });

  it('filters by kind, by studio and by both', async () => {
    await db.games.bulkPut(Array.from({ length: 12 }, (_, index) => game(index + 1)));
    expect((await readLobby(db, { ...all, typeId: 1 }))?.ids).toEqual([12, 10, 8, 6, 4, 2]);
    expect((await readLobby(db, { ...all, brandId: 1 }))?.ids).toEqual([12, 9, 6, 3]);
    expect((await readLobby(db, { ...all, typeId: 1, brandId: 1 }))?.ids).toEqual([12, 6]);
  });
});
