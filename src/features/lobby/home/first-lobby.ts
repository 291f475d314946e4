// The lobby's data for a document: everything beside its list, and only the first tiles of the list.
import type { AppConfig } from '#src/contract/config.ts';
import { platformTime } from '#src/data/api/clock.ts';
import { readOrder } from '#src/data/games/order.ts';
import type { HalcyonDb } from '#src/data/db/tables/schema.ts';
import { NO_ROWS, readGameRows, readLikedIds } from '../games/game-rows.ts';
import { lobbyConfigOf, type LobbyView, readLobbyConfigWith, sorted } from './lobby-view.ts';
import { existing, FIRST_TILES, type GameList, gameIdsOf } from '../games/game-list.ts';

export type FirstLobby = LobbyView & GameList;

/** Stored for the next start; `undefined` while nothing is stored yet. */
export async function readFirstLobby(db: HalcyonDb, memberId: number): Promise<FirstLobby | undefined> {
  const order = await readOrder(db);
  const config = await readLobbyConfigWith(db, memberId, order);
  if (!config) return undefined;
  const likedIds = await readLikedIds(db, memberId);
  const rows = await readGameRows(db, { memberId, likedIds }, order);
  const ids = gameIdsOf(order, { typeId: 0, brandId: 0, closedTypes: config.closedTypes });
  const games = await existing(db, ids.slice(0, FIRST_TILES), order);
  return { ...config, ...rows, ids: games.map((game) => game.gameId), games };
}

/** For a signed-out visitor, directly from a config: for the platform and for static hosting. */
export function firstLobby(config: AppConfig): FirstLobby {
  const view = lobbyConfigOf(config, platformTime());
  const open = new Set(view.types.map((type) => type.id));
  const games = (config.gameList ?? []).filter((game) => game.status === 1 && open.has(game.typeId));
  const filled = new Set(games.map((game) => game.typeId));
  const first = sorted(games).slice(0, FIRST_TILES);
  return {
    ...view,
    types: view.types.filter((type) => filled.has(type.id)),
    ids: first.map((game) => game.gameId),
    games: first,
    ...NO_ROWS,
  };
}
