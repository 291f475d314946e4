// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '#src/contract/config.ts';
import { heldGames, storePage, takeGames } from '#src/data/games/game-list.ts';
import { database } from '#src/data/db/database.ts';
import type { HalcyonDb } from '#src/data/db/tables/schema.ts';
import { GAMES_PER_CHUNK } from '#src/data/games/chunks.ts';
import { countGames, gameIds, storedGames } from '#tests/support/stored-games.ts';

const LENGTH = 10_000;
const PAGE = 1000;
/** What a slow phone can check and write without a noticeable delay. */
const GAMES_A_TASK = 200;

const inTheLobby = (a: Game, b: Game) => a.sort - b.sort || a.gameId - b.gameId;

const game = (index: number): Game => ({
  gameId: index + 1,
  name: `Lantern Bay ${index}`,
  typeId: 1,
  brandId: 1,
  platformId: 1,
  icon: `g${index}a`,
  status: 1,
  sort: index * 10,
  tags: ['harbour', 'night'],
});
const games = Array.from({ length: LENGTH }, (_, index) => game(index));

let db: HalcyonDb;
beforeEach(async () => void ({ db } = await database()));
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all([db.gameChunks.clear(), db.gameOrder.clear(), db.catalogue.clear()]);
});

async function storeAll(version: string, list = games): Promise<void> {
  for (let from = 0; from < list.length; from += PAGE) {
    const next = from + PAGE < list.length ? String(from + PAGE) : null;
    const page = list.slice(from, from + PAGE);
    await storePage(db, { after: from === 0 ? '' : String(from), version, games: page, next });
  }
}

/** Sizes of the database writes, in order. */
const written = () => {
  const put = vi.spyOn(db.gameChunks, 'bulkPut');
  const removed = vi.spyOn(db.gameChunks, 'bulkDelete');
  return {
    rows: () => put.mock.calls.map(([rows]) => rows.length),
    ids: () => removed.mock.calls.map(([ids]) => ids.length),
  };
};

describe('ten thousand games', () => {
  it('are stored a few hundred per task and a page per transaction; unchanged ones are not written again', async () => {
    const first = written();
    const transaction = vi.spyOn(db, 'transaction');
    await storeAll('one');
    expect(first.rows().reduce((sum, rows) => sum + rows)).toBe(LENGTH / GAMES_PER_CHUNK);
    expect(Math.max(...first.rows()) * GAMES_PER_CHUNK).toBeLessThanOrEqual(GAMES_A_TASK);
    expect(transaction).toHaveBeenCalledTimes(LENGTH / PAGE);
    expect([await countGames(db), await heldGames(db)]).toEqual([LENGTH, 'one']);

    vi.restoreAllMocks();
    const second = written();
    const changed = games
      .filter((_, index) => index !== 77)
      .map((row) => (row.gameId === 5001 ? { ...row, hot: 1 as const } : row));
    await storeAll('two', changed);
    // One chunk with a changed game, and one from which a game was removed.
    expect([second.rows(), second.ids()]).toEqual([[1, 1], []]);
    expect([await countGames(db), await heldGames(db)]).toEqual([LENGTH - 1, 'two']);
  });

  it('of another list are deleted, with their chunks', async () => {
    await storeAll('one', games.slice(0, 3000));
    await takeGames(db, { gameListVersion: 'two', gameList: games.slice(2990, 3000) });
    expect([await storedGames(db), await heldGames(db)]).toEqual([games.slice(2990, 3000), 'two']);
    expect(await db.gameChunks.count()).toBe(1);
  });

  it('keep their places in the lobby and in the chunks through any changes', async () => {
    await storeAll('0', games.slice(0, 500));
    let held = games.slice(0, 500);
    for (let step = 1; step <= 20; step += 1) {
      const removed = held.filter(({ gameId }) => (gameId * 7 + step) % 23 === 0).map(({ gameId }) => gameId);
      const moved = held
        .filter(({ gameId }) => gameId % 31 === step)
        .map((row) => ({ ...row, sort: 5000 - row.sort }));
      const fresh = games.slice(480 + step * 20, 500 + step * 20);
      const delta = { from: String(step - 1), games: [...moved, ...fresh], removed };
      await takeGames(db, { gameListVersion: String(step), gameListDelta: delta });
      const gone = new Set([...removed, ...moved.map(({ gameId }) => gameId)]);
      const staying = [...held.filter(({ gameId }) => !gone.has(gameId)), ...moved, ...fresh];
      held = [...new Map(staying.map((row) => [row.gameId, row])).values()].sort(inTheLobby);
      expect(await gameIds(db)).toEqual(held.map(({ gameId }) => gameId));
    }
    expect(await storedGames(db)).toEqual(held);
  });
});
