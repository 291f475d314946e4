// The app config on the device: one writer, whoever received it from the network.
import type { AppConfig, Game } from '#src/contract/config.ts';
import type { ConfigRow, HalcyonDb } from './db.ts';

/** The catalogue has a table of its own. */
export type StoredConfig = Omit<AppConfig, 'gameList'>;

/** Rows of one transaction: 10,000 in one go block the page for 700 ms, slices of this for 29. */
const SLICE = 500;

export const readConfig = (db: HalcyonDb): Promise<ConfigRow | undefined> => db.config.get('appConfig');

/**
 * Stores a fresh config. The catalogue goes first and the version last, so that a write cut in the
 * middle is asked for again. An empty catalogue never clears a good one.
 */
export async function storeConfig(db: HalcyonDb, { gameList, ...config }: AppConfig): Promise<void> {
  if (gameList && gameList.length > 0) await storeGames(db, gameList);
  const before = await readConfig(db);
  const kept = before ? keepFilled(before.config, config) : config;
  await db.config.put({ key: 'appConfig', v: config.v, config: kept, readAt: Date.now() });
}

/** Lists that may not become empty by an answer: the lobby would vanish. */
function keepFilled(before: StoredConfig, fresh: StoredConfig): StoredConfig {
  const { gameTypeList, brandList } = fresh;
  return {
    ...fresh,
    gameTypeList: gameTypeList.length > 0 ? gameTypeList : before.gameTypeList,
    brandList: brandList.length > 0 ? brandList : before.brandList,
  };
}

export async function storeGames(db: HalcyonDb, games: readonly Game[]): Promise<void> {
  const stale = new Set(await db.games.toCollection().primaryKeys());
  for (let start = 0; start < games.length; start += SLICE) {
    const slice = games.slice(start, start + SLICE);
    for (const game of slice) stale.delete(game.gameId);
    await db.games.bulkPut(slice);
  }
  if (stale.size > 0) await db.games.bulkDelete([...stale]);
}

/** The stored config is still the newest. */
export async function confirmConfig(db: HalcyonDb): Promise<void> {
  await db.config.update('appConfig', { readAt: Date.now() });
}
