// Answers that carry games beside the app config: only pages store those.
import { type AppConfig, type ConfigUnchanged, isUnchanged } from '#src/contract/config.ts';
import type { HalcyonDb } from '../db/schema.ts';
import { type GameNews, takeGames } from '../games/game-list.ts';
import { noteGameListVersion, storeShell } from './store.ts';

/** Stores what the platform answered; the games go first, so that a write cut in the middle is asked for again. */
export async function storeConfig(db: HalcyonDb, answer: AppConfig | ConfigUnchanged): Promise<void> {
  await takeGames(db, answer);
  if (isUnchanged(answer)) return storeShell(db, answer);
  const { gameList: _, gameListDelta: __, ...shell } = answer;
  await storeShell(db, shell);
}

/** For an answer that says something of the games beside other things. */
export async function storeGameNews(db: HalcyonDb, news: GameNews): Promise<void> {
  await takeGames(db, news);
  if (news.gameListVersion !== undefined) await noteGameListVersion(db, news.gameListVersion);
}
