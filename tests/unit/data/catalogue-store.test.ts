// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '#src/contract/config.ts';
import { heldGames, SLICE, storePage, takeGames } from '#src/data/catalogue/game-list.ts';
import { database } from '#src/data/database.ts';
import type { HalcyonDb } from '#src/data/db.ts';

const LENGTH = 10_000;
const PAGE = 1000;
/** Milliseconds; the stand-in for a browser's database is slow. */
const PATIENCE = 120_000;

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
  await Promise.all([db.games.clear(), db.catalogue.clear()]);
});

async function storeAll(version: string, list = games): Promise<void> {
  for (let from = 0; from < list.length; from += PAGE) {
    const next = from + PAGE < list.length ? String(from + PAGE) : null;
    const page = list.slice(from, from + PAGE);
    await storePage(db, { after: from === 0 ? '' : String(from), version, games: page, next });
  }
}

/** What is written, one call of the database after the other. */
const written = () => {
  const put = vi.spyOn(db.games, 'bulkPut');
  const removed = vi.spyOn(db.games, 'bulkDelete');
  return {
    rows: () => put.mock.calls.map(([rows]) => rows.length),
    ids: () => removed.mock.calls.map(([ids]) => ids.length),
  };
};

describe('ten thousand games', () => {
  it(
    'are stored a hundred in a task and a page in a transaction; what does not differ is not written again',
    async () => {
      const first = written();
      const transaction = vi.spyOn(db, 'transaction');
      await storeAll('one');
      expect(first.rows()).toEqual(Array.from({ length: LENGTH / SLICE }, () => SLICE));
      expect(transaction).toHaveBeenCalledTimes(LENGTH / PAGE);
      expect([await db.games.count(), await heldGames(db)]).toEqual([LENGTH, 'one']);

      vi.restoreAllMocks();
      const second = written();
      const changed = games
        .filter((_, index) => index !== 77)
        .map((row) => (row.gameId === 5001 ? { ...row, hot: 1 as const } : row));
      await storeAll('two', changed);
      expect([second.rows(), second.ids()]).toEqual([[1], [1]]);
      expect([await db.games.count(), await heldGames(db)]).toEqual([LENGTH - 1, 'two']);
    },
    PATIENCE,
  );

  it(
    'of another list leave in small portions',
    async () => {
      await storeAll('one', games.slice(0, 3000));
      const second = written();
      await takeGames(db, { gameListVersion: 'two', gameList: games.slice(2990, 3000) });
      expect(Math.max(...second.ids())).toBeLessThanOrEqual(SLICE);
      expect([await db.games.count(), await heldGames(db)]).toEqual([10, 'two']);
    },
    PATIENCE,
  );
});
