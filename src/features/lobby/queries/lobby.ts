// What the lobby shows, read live. It is part of the first screen: nothing here may load Dexie.
import { useCallback } from 'react';
import type {
  AppConfig,
  Brand,
  Game,
  GameType,
  LobbyAd,
  Notice,
  PlatformItem,
} from '#src/contract/config.ts';
import type { Coin } from '#src/contract/primitives.ts';
import type { HalcyonDb } from '#src/data/db.ts';
import { useFirstScreenQuery } from '#src/data/use-first-screen-query.ts';
import { filledTypes, type GameFilter, readGameIds } from './game-ids.ts';

export interface LobbyData {
  /** Version of the config it was read from. */
  v: string;
  gameResourceUrl: string;
  ads: LobbyAd[];
  notices: LobbyNotice[];
  /** Those that have games. */
  types: GameType[];
  brands: Brand[];
  /** Those under maintenance. */
  closedPlatforms: PlatformItem[];
  bonus: Coin;
  /** Of every game that the filter lets through, in order. */
  ids: number[];
  /** The first of them. */
  games: Game[];
  liked: Game[];
  recent: Game[];
  recommended: Game[];
}

/** What runs over the ticker; the rest is read when it is opened. */
export type LobbyNotice = Pick<Notice, 'id' | 'title'>;

export interface LobbyFilter extends GameFilter {
  readonly memberId: number;
}

/** Tiles that stand in the document itself. */
export const FIRST_TILES = 12;
/** Games in a row of liked, recently played or recommended ones. */
const ROW_LENGTH = 12;

export function useLobby(initial: LobbyData | undefined, filter: LobbyFilter): LobbyData | undefined {
  const { memberId, typeId, brandId } = filter;
  const read = useCallback(
    (db: HalcyonDb) => readLobby(db, { memberId, typeId, brandId }),
    [memberId, typeId, brandId],
  );
  return useFirstScreenQuery(read, initial);
}

/** `undefined` while nothing is stored yet. */
export async function readLobby(db: HalcyonDb, filter: LobbyFilter): Promise<LobbyData | undefined> {
  const row = await db.config.get('appConfig');
  // A long list arrives after the config: until its first games are here, what is shown stays.
  if (!row || (await db.games.count()) === 0) return undefined;
  const { gameTypeList } = row.config;
  const closedTypes = gameTypeList.filter((type) => type.status !== 1).map((type) => type.id);
  const facts = lobbyOf(row.config, Math.floor(row.readAt / 1000));
  const [ids, filled, rows] = await Promise.all([
    readGameIds(db, filter, closedTypes),
    filledTypes(
      db,
      facts.types.map((type) => type.id),
    ),
    memberRows(db, filter.memberId),
  ]);
  return {
    ...facts,
    types: facts.types.filter((type) => filled.has(type.id)),
    ids,
    games: await existing(db, ids.slice(0, FIRST_TILES)),
    ...rows,
  };
}

type MemberRows = Pick<LobbyData, 'liked' | 'recent' | 'recommended'>;

async function memberRows(db: HalcyonDb, memberId: number): Promise<MemberRows> {
  if (memberId === 0) return { liked: [], recent: [], recommended: [] };
  const [liked, recent, recommended] = await Promise.all([
    likedGames(db, memberId),
    recentGames(db, memberId),
    recommendedGames(db, memberId),
  ]);
  return { liked, recent, recommended };
}

async function likedGames(db: HalcyonDb, memberId: number): Promise<Game[]> {
  const rows = await db.likes.where({ memberId }).toArray();
  return existing(
    db,
    rows.filter((row) => (row.wish ?? row.like) === 1).map((row) => row.gameId),
  );
}

async function recentGames(db: HalcyonDb, memberId: number): Promise<Game[]> {
  const rows = db.plays.where('[memberId+playedAt]').between([memberId, 0], [memberId, Infinity]);
  const newest = await rows.reverse().limit(ROW_LENGTH).toArray();
  return existing(
    db,
    newest.map((row) => row.gameId),
  );
}

async function recommendedGames(db: HalcyonDb, memberId: number): Promise<Game[]> {
  const member = await db.members.get(memberId);
  return existing(db, member?.recommend?.slice(0, ROW_LENGTH) ?? []);
}

async function existing(db: HalcyonDb, gameIds: number[]): Promise<Game[]> {
  const games = await db.games.bulkGet(gameIds);
  return games.filter((game) => game !== undefined);
}

/** The signed-out lobby's first screen, straight from a config: for the platform and for static hosting. */
export function firstLobby(config: AppConfig): LobbyData {
  const facts = lobbyOf(config, Math.floor(Date.now() / 1000));
  const open = new Set(facts.types.map((type) => type.id));
  const games = (config.gameList ?? []).filter((game) => game.status === 1 && open.has(game.typeId));
  const filled = new Set(games.map((game) => game.typeId));
  const first = sorted(games).slice(0, FIRST_TILES);
  return {
    ...facts,
    types: facts.types.filter((type) => filled.has(type.id)),
    ids: first.map((game) => game.gameId),
    games: first,
    liked: [],
    recent: [],
    recommended: [],
  };
}

/** What the device keeps of a lobby for its next start. */
export const firstOf = (lobby: LobbyData): LobbyData => ({ ...lobby, ids: lobby.ids.slice(0, FIRST_TILES) });

type Facts = Omit<LobbyData, 'ids' | 'games' | keyof MemberRows>;

function lobbyOf(config: Omit<AppConfig, 'gameList'>, nowSeconds: number): Facts {
  return {
    v: config.v,
    gameResourceUrl: config.gameResourceUrl,
    ads: sorted(config.lobbyAdList),
    notices: sorted(config.noticeList.filter((notice) => isCurrent(notice, nowSeconds))).map(
      ({ id, title }) => ({
        id,
        title,
      }),
    ),
    types: openTypes(config),
    brands: sorted(config.brandList.filter((brand) => brand.status === 1)),
    closedPlatforms: config.platformList.filter(
      (platform) => platform.status === 0 || (platform.maintainUntil ?? 0) > nowSeconds,
    ),
    bonus: config.clientConfig.lobbyBonusAmount,
  };
}

const isCurrent = ({ startTime, endTime }: Notice, now: number): boolean => startTime <= now && now < endTime;

const openTypes = (config: Pick<AppConfig, 'gameTypeList'>): GameType[] =>
  sorted(config.gameTypeList.filter((type) => type.status === 1));

const sorted = <T extends { sort: number }>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => a.sort - b.sort);
