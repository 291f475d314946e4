// Version 6 moves the games from a row each to shelves of twenty and one row with their order. A frozen copy: it
// never calls today's code.
import type { Transaction } from 'dexie';

const GAMES_PER_SHELF = 20;

interface Game {
  gameId: number;
  sort: number;
  typeId: number;
  brandId: number;
  status: number;
}

export async function fillShelves(upgrade: Transaction): Promise<void> {
  const games = (await upgrade.table<Game>('games').toArray()).sort(
    (a, b) => a.sort - b.sort || a.gameId - b.gameId,
  );
  if (games.length === 0) return;
  const shelfAt = (index: number) => Math.floor(index / GAMES_PER_SHELF) + 1;
  const shelves = new Map<number, Game[]>();
  games.forEach((game, index) => {
    shelves.set(shelfAt(index), [...(shelves.get(shelfAt(index)) ?? []), game]);
  });
  await upgrade.table('shelves').bulkPut([...shelves].map(([shelf, on]) => ({ shelf, games: on })));
  await upgrade.table('gameOrder').put({
    key: 'games',
    gameIds: Float64Array.from(games, (game) => game.gameId),
    sorts: Float64Array.from(games, (game) => game.sort),
    typeIds: Float64Array.from(games, (game) => game.typeId),
    brandIds: Float64Array.from(games, (game) => game.brandId),
    statuses: Uint8Array.from(games, (game) => game.status),
    shelves: Float64Array.from(games, (_, index) => shelfAt(index)),
  });
}
