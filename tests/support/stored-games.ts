// The list of games in a test's own database.
import { GAMES_PER_CHUNK } from '#src/data/games/chunks.ts';
import { readOrder } from '#src/data/games/order.ts';
import type { Game } from '#src/contract/config.ts';
import type { HalcyonDb } from '#src/data/db/tables/schema.ts';

/** In the lobby's order, as the chunks hold them. */
export async function storedGames(db: HalcyonDb): Promise<Game[]> {
  const chunks = await db.gameChunks.toArray();
  if (chunks.some(({ games }) => games.length === 0 || games.length > GAMES_PER_CHUNK))
    throw new Error('A bad chunk');
  return chunks.flatMap(({ games }) => games).sort((a, b) => a.sort - b.sort || a.gameId - b.gameId);
}

export const gameIds = async (db: HalcyonDb): Promise<number[]> => [...(await readOrder(db)).gameIds];

export const countGames = async (db: HalcyonDb): Promise<number> => (await storedGames(db)).length;
