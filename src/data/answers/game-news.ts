// Stores answers that contain games beside the app config, which only pages do.
import { type AppConfig, type ConfigUnchanged, isUnchanged } from '#src/contract/config.ts';
import type { HalcyonDb } from '../db/tables/schema.ts';
import { type GameNews, takeGames } from '../games/game-list.ts';
import { noteGameListVersion, storeShell } from '../db/config-row.ts';

/** Stores an answer. The games are written first, so that an interrupted write is fetched again. */
export async function storeConfig(db: HalcyonDb, answer: AppConfig | ConfigUnchanged): Promise<void> {
  await takeGames(db, answer);
  if (isUnchanged(answer)) return storeShell(db, answer);
  const { gameList: _, gameListDelta: __, ...shell } = answer;
  await storeShell(db, shell);
}

/** For an answer that contains the version of the games among other things. */
export async function storeGameNews(db: HalcyonDb, news: GameNews): Promise<void> {
  await takeGames(db, news);
  if (news.gameListVersion !== undefined) await noteGameListVersion(db, news.gameListVersion);
}
