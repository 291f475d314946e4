import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { expect, it } from 'vitest';
import type { Game } from '#src/contract/config.ts';
import { DB_NAME, HalcyonDb } from '#src/data/db/schema.ts';
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

it('keeps the lobby of a device that held each game in a row of its own', async () => {
  const old = new Dexie(DB_NAME);
  old.version(5).stores({ games: 'gameId, [status+sort]', catalogue: 'key' });
  const games = Array.from({ length: 50 }, (_, index) => game(index + 1));
  await old.table('games').bulkPut(games);
  await old.table('catalogue').put({ key: 'games', held: 'one' });
  old.close();
  const db = new HalcyonDb();
  expect(await storedGames(db)).toEqual(games.reverse());
  expect(await db.catalogue.get('games')).toEqual({ key: 'games', held: 'one' });
  expect(db.tables.map(({ name }) => name)).not.toContain('games');
  db.close();
});
