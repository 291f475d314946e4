import 'fake-indexeddb/auto';
import { type DBCore, liveQuery } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '#src/contract/config.ts';
import type { StoredConfig } from '#src/data/db/tables/schema.ts';
import { GAMES_PER_CHUNK, writeGames } from '#src/data/games/chunks.ts';
import { HalcyonDb, type ChunkRow } from '#src/data/db/tables/schema.ts';
import { readGameRows, readLikedIds } from '#src/features/lobby/games/game-rows.ts';
import { readLobbyConfig } from '#src/features/lobby/home/lobby-view.ts';
import { readFirstLobby } from '#src/features/lobby/home/first-lobby.ts';
import {
  FIRST_TILES,
  type GameFilter,
  type GameList,
  readGameList,
} from '#src/features/lobby/games/game-list.ts';

let db: HalcyonDb;

const type = (id: number, status: 0 | 1 = 1) => ({ id, name: `Kind ${id}`, icon: '', status, sort: id });
const config = {
  v: 'a.b',
  gameListVersion: 'b',
  gameResourceUrl: '/pictures/',
  gameTypeList: [type(3), type(2), type(4, 0), type(1)],
  brandList: [{ id: 1, name: 'Tern', icon: '', status: 1, sort: 1 }],
  platformList: [],
  lobbyAdList: [],
  activityList: [],
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

const all = { typeId: 0, brandId: 0 };
const many = (count: number) => Array.from({ length: count }, (_, index) => game(index + 1));

/** As in the lobby: the config says what is not offered. */
async function readList(filter: GameFilter): Promise<GameList | undefined> {
  const { closedTypes = [] } = (await readLobbyConfig(db, 0)) ?? {};
  return readGameList(db, { ...filter, closedTypes });
}

/** Counts the games that were read from storage in any way; a read by key counts as one. */
let gamesRead = 0;

/** Names of the tables that were read. */
const tablesRead = new Set<string>();

const counting = (core: DBCore): DBCore => ({
  ...core,
  table(name) {
    const table = core.table(name);
    const count = <T extends readonly unknown[]>(rows: T): T => {
      tablesRead.add(name);
      if (name !== 'gameChunks') return rows;
      for (const row of rows as readonly (ChunkRow | undefined)[]) gamesRead += row?.games?.length ?? 1;
      return rows;
    };
    return {
      ...table,
      query: (asked) => table.query(asked).then((answer) => ({ ...answer, result: count(answer.result) })),
      getMany: (asked) => table.getMany(asked).then(count),
      get: (asked) => {
        tablesRead.add(name);
        return table.get(asked);
      },
      openCursor: (asked) =>
        table.openCursor(asked).then((cursor) => {
          const start = (onNext: () => void) => cursor?.start(() => (count([undefined]), onNext()));
          return cursor && Object.create(cursor, { start: { value: start } });
        }),
    };
  },
});

beforeEach(async () => {
  db = new HalcyonDb();
  db.use({ stack: 'dbcore', name: 'counting', level: -1, create: counting });
  await db.open();
  gamesRead = 0;
  await db.config.put({ key: 'appConfig', v: 'a.b', config, readAt: Date.now() });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await db.delete();
});

describe("the lobby's data", () => {
  it('is undefined until the first games of a long list have loaded, so that the screen keeps its content', async () => {
    expect(await readList(all)).toBeUndefined();
    expect(await readLobbyConfig(db, 0)).toBeUndefined();
    expect(await readFirstLobby(db, 0)).toBeUndefined();
    await writeGames(db, [game(1)]);
    expect((await readList(all))?.ids).toEqual([1]);
    expect((await readLobbyConfig(db, 0))?.types.map(({ id }) => id)).toEqual([2]);
    expect((await readFirstLobby(db, 0))?.ids).toEqual([1]);
  });

  it('contains the order of the whole list and the rows of its first tiles', async () => {
    await writeGames(db, many(2000));
    gamesRead = 0;
    const list = await readList(all);
    expect(list?.ids).toHaveLength(2000);
    expect(list?.ids.slice(0, 2)).toEqual([2000, 1999]);
    expect(list?.games.map(({ gameId }) => gameId)).toEqual(list?.ids.slice(0, FIRST_TILES));
    expect(gamesRead).toBeLessThanOrEqual(2 * GAMES_PER_CHUNK);
  });

  it('leaves out closed games, games of closed kinds, and kinds without a game, and has kinds in their order', async () => {
    await writeGames(db, [game(1), game(2, { status: 0 }), game(3, { typeId: 4 }), game(4)]);
    expect((await readList(all))?.ids).toEqual([4, 1]);
    expect((await readFirstLobby(db, 0))?.ids).toEqual([4, 1]);
    expect((await readLobbyConfig(db, 0))?.types.map(({ id }) => id)).toEqual([1, 2]);
    expect((await readList({ ...all, typeId: 4 }))?.ids).toEqual([]);
  });

  it('can be filtered by kind, by studio and by both', async () => {
    await writeGames(db, many(12));
    expect((await readList({ ...all, typeId: 1 }))?.ids).toEqual([12, 10, 8, 6, 4, 2]);
    expect((await readList({ ...all, brandId: 1 }))?.ids).toEqual([12, 9, 6, 3]);
    expect((await readList({ ...all, typeId: 1, brandId: 1 }))?.ids).toEqual([12, 6]);
  });
});

/** A live query with all its results. */
function watch<T>(read: () => Promise<T>) {
  const said: T[] = [];
  const subscription = liveQuery(read).subscribe((value) => void said.push(value));
  return { said, stop: () => subscription.unsubscribe() };
}

describe('ten thousand games', () => {
  const MEMBER = 7;

  it('are read once, and not again after a like, a played game or a confirmed config', async () => {
    await writeGames(db, many(2000));
    const { closedTypes = [] } = (await readLobbyConfig(db, 0)) ?? {};
    const list = watch(() => readGameList(db, { ...all, closedTypes }));
    const shown = watch(() => readLobbyConfig(db, 0));
    const rows = watch(async () =>
      readGameRows(db, { memberId: MEMBER, likedIds: await readLikedIds(db, MEMBER) }),
    );
    await vi.waitFor(() =>
      expect([list.said.length, shown.said.length, rows.said.length]).toEqual([1, 1, 1]),
    );
    expect(gamesRead).toBeGreaterThan(0);
    gamesRead = 0;
    const latest = () => rows.said.at(-1);
    await db.likes.put({ memberId: MEMBER, gameId: 1, like: 1, isPending: true });
    await vi.waitFor(() => expect(latest()?.liked.map(({ gameId }) => gameId)).toEqual([1]));
    await db.plays.put({ memberId: MEMBER, gameId: 3, playedAt: 1 });
    await vi.waitFor(() => expect(latest()?.recent.map(({ gameId }) => gameId)).toEqual([3]));
    await db.config.update('appConfig', { 'config.v': 'c.b', readAt: Date.now() });
    await vi.waitFor(() => expect(shown.said.at(-1)?.v).toBe('c.b'));
    // The chunks of the liked and the played game, and no list.
    expect(gamesRead).toBeLessThan(100);
    expect(list.said).toHaveLength(1);
    await writeGames(db, [game(5000)]);
    await vi.waitFor(() => expect(list.said.at(-1)?.ids).toHaveLength(2001));
    for (const each of [list, shown, rows]) each.stop();
  });

  it('are not read for a like, which reads only the likes', async () => {
    await writeGames(db, many(2000));
    const hearts = watch(() => readLikedIds(db, MEMBER));
    const shown = watch(() => readLobbyConfig(db, 0));
    await vi.waitFor(() => expect([hearts.said.length, shown.said.length]).toEqual([1, 1]));
    tablesRead.clear();
    await db.likes.put({ memberId: MEMBER, gameId: 1, like: 1, isPending: true });
    await vi.waitFor(() => expect(hearts.said.at(-1)).toEqual([1]));
    // Dexie may answer from its own cache.
    expect([...tablesRead].filter((name) => name !== 'likes')).toEqual([]);
    for (const each of [hearts, shown]) each.stop();
  });

  it('are not read for the copy of the first screen', async () => {
    await writeGames(db, many(2000));
    const first = await readFirstLobby(db, MEMBER);
    expect(first?.ids).toEqual((await readList(all))?.ids.slice(0, FIRST_TILES));
    gamesRead = 0;
    await readFirstLobby(db, MEMBER);
    expect(gamesRead).toBeLessThan(100);
  });
});
