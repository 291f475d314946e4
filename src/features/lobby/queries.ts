// What the lobby shows, read live. It is part of the first screen: nothing here may load Dexie.
import { useCallback } from 'react';
import type { AppConfig, Brand, Game, GameType, LobbyAd, PlatformItem } from '#src/contract/config.ts';
import type { Coin } from '#src/contract/primitives.ts';
import type { HalcyonDb } from '#src/data/db.ts';
import { useFirstScreenQuery } from '#src/data/use-first-screen-query.ts';

export interface LobbyData {
  /** Version of the config it was read from. */
  v: string;
  gameResourceUrl: string;
  ads: LobbyAd[];
  types: GameType[];
  brands: Brand[];
  /** Those under maintenance. */
  closedPlatforms: PlatformItem[];
  bonus: Coin;
  games: Game[];
  liked: Game[];
  recent: Game[];
  hasMore: boolean;
}

export interface LobbyFilter {
  memberId: number;
  /** 0 = all, as with `brandId`. */
  typeId: number;
  brandId: number;
  /** Games to be drawn. */
  limit: number;
}

/** Tiles that stand in the document itself. */
export const FIRST_TILES = 12;
/** Games in a row of liked or recently played ones. */
const ROW_LENGTH = 12;

export function useLobby(initial: LobbyData | undefined, filter: LobbyFilter): LobbyData | undefined {
  const { memberId, typeId, brandId, limit } = filter;
  const read = useCallback(
    (db: HalcyonDb) => readLobby(db, { memberId, typeId, brandId, limit }),
    [memberId, typeId, brandId, limit],
  );
  return useFirstScreenQuery(read, initial);
}

/** `undefined` while nothing is stored yet. */
export async function readLobby(db: HalcyonDb, filter: LobbyFilter): Promise<LobbyData | undefined> {
  const row = await db.config.get('appConfig');
  if (!row) return undefined;
  const open = new Set(openTypes(row.config).map((type) => type.id));
  const found = await gamesOf(db, filter)
    .filter((game) => open.has(game.typeId) && game.status === 1)
    .limit(filter.limit + 1)
    .toArray();
  const [liked, recent] =
    filter.memberId > 0 ? await Promise.all([likedGames(db, filter), recentGames(db, filter)]) : [[], []];
  return {
    ...lobbyOf(row.config, Math.floor(row.readAt / 1000)),
    games: found.slice(0, filter.limit),
    liked,
    recent,
    hasMore: found.length > filter.limit,
  };
}

function gamesOf(db: HalcyonDb, { typeId, brandId }: LobbyFilter) {
  const bySort = (index: string, id: number) =>
    db.games.where(index).between([id, -Infinity], [id, Infinity]);
  if (typeId > 0) {
    const games = bySort('[typeId+sort]', typeId);
    return brandId > 0 ? games.filter((game) => game.brandId === brandId) : games;
  }
  return brandId > 0 ? bySort('[brandId+sort]', brandId) : db.games.orderBy('sort');
}

async function likedGames(db: HalcyonDb, { memberId }: LobbyFilter): Promise<Game[]> {
  const rows = await db.likes.where({ memberId }).toArray();
  return existing(
    db,
    rows.filter((row) => (row.wish ?? row.like) === 1).map((row) => row.gameId),
  );
}

async function recentGames(db: HalcyonDb, { memberId }: LobbyFilter): Promise<Game[]> {
  const rows = db.plays.where('[memberId+playedAt]').between([memberId, 0], [memberId, Infinity]);
  const newest = await rows.reverse().limit(ROW_LENGTH).toArray();
  return existing(
    db,
    newest.map((row) => row.gameId),
  );
}

async function existing(db: HalcyonDb, gameIds: number[]): Promise<Game[]> {
  const games = await db.games.bulkGet(gameIds);
  return games.filter((game) => game !== undefined);
}

/** The signed-out lobby's first screen, straight from a config: for the platform and for static hosting. */
export function firstLobby(config: AppConfig): LobbyData {
  const nowSeconds = Math.floor(Date.now() / 1000);
  const open = new Set(openTypes(config).map((type) => type.id));
  const games = (config.gameList ?? []).filter((game) => game.status === 1 && open.has(game.typeId));
  const bySort = sorted(games);
  return {
    ...lobbyOf(config, nowSeconds),
    games: bySort.slice(0, FIRST_TILES),
    liked: [],
    recent: [],
    hasMore: true,
  };
}

type Facts = Omit<LobbyData, 'games' | 'liked' | 'recent' | 'hasMore'>;

function lobbyOf(config: Omit<AppConfig, 'gameList'>, nowSeconds: number): Facts {
  return {
    v: config.v,
    gameResourceUrl: config.gameResourceUrl,
    ads: sorted(config.lobbyAdList),
    types: openTypes(config),
    brands: sorted(config.brandList.filter((brand) => brand.status === 1)),
    closedPlatforms: config.platformList.filter(
      (platform) => platform.status === 0 || (platform.maintainUntil ?? 0) > nowSeconds,
    ),
    bonus: config.clientConfig.lobbyBonusAmount,
  };
}

const openTypes = (config: Pick<AppConfig, 'gameTypeList'>): GameType[] =>
  sorted(config.gameTypeList.filter((type) => type.status === 1));

const sorted = <T extends { sort: number }>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => a.sort - b.sort);
