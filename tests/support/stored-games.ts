// The list of games in a test's own database.
import { SHELF } from '#src/data/games/chunks.ts';
import { readOrder } from '#src/data/games/order.ts';
import type { Game } from '#src/contract/config.ts';
import type { HalcyonDb } from '#src/data/db/schema.ts';

/** In the lobby's order, as they lie on their shelves. */
export async function storedGames(db: HalcyonDb): Promise<Game[]> {
  const shelves = await db.shelves.toArray();
  if (shelves.some(({ games }) => games.length === 0 || games.length > SHELF)) throw new Error('A bad shelf');
  return shelves.flatMap(({ games }) => games).sort((a, b) => a.sort - b.sort || a.gameId - b.gameId);
}

export const gameIds = async (db: HalcyonDb): Promise<number[]> => [...(await readOrder(db)).gameIds];

export const countGames = async (db: HalcyonDb): Promise<number> => (await storedGames(db)).length;
