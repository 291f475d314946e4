// What the lobby shows beside its list of games, read live: the config's part, and the member's rows of games.
// It is part of the first screen: nothing here may load Dexie.
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
import { hasGames } from '#src/data/games/chunks.ts';
import type { GameOrder, HalcyonDb } from '#src/data/db/schema.ts';
import { readOrder } from '#src/data/games/order.ts';
import { useFirstScreenQuery } from '#src/data/db/use-first-screen-query.ts';
import { existing, filledTypes } from '../games/game-list.ts';

export interface ConfigFacts {
  /** Version of the config it was read from. */
  v: string;
  gameResourceUrl: string;
  ads: LobbyAd[];
  notices: LobbyNotice[];
  /** Those that have games. */
  types: GameType[];
  /** Ids of those that are not offered. */
  closedTypes: number[];
  brands: Brand[];
  /** Those under maintenance. */
  closedPlatforms: PlatformItem[];
  bonus: Coin;
}

export interface MemberGames {
  liked: Game[];
  recent: Game[];
  recommended: Game[];
}

export type LobbyFacts = ConfigFacts & MemberGames;

/** What runs over the ticker; the rest is read when it is opened. */
export type LobbyNotice = Pick<Notice, 'id' | 'title'>;

/** Games in a row of liked, recently played or recommended ones. */
const ROW_LENGTH = 12;

export const NO_GAMES: MemberGames = { liked: [], recent: [], recommended: [] };

export function useFacts(initial: LobbyFacts | undefined, memberId: number): LobbyFacts | undefined {
  const read = useCallback((db: HalcyonDb) => readFacts(db, memberId), [memberId]);
  return useFirstScreenQuery(read, initial);
}

/** `undefined` while nothing is stored yet. */
export const readFacts = async (db: HalcyonDb, memberId: number): Promise<LobbyFacts | undefined> =>
  readFactsWith(db, memberId, await readOrder(db));

/** For whoever has read the order already: it is long. */
export async function readFactsWith(
  db: HalcyonDb,
  memberId: number,
  order: GameOrder,
): Promise<LobbyFacts | undefined> {
  const row = await db.config.get('appConfig');
  if (!row) return undefined;
  const facts = factsOf(row.config, Math.floor(row.readAt / 1000));
  const filled = filledTypes(order);
  const games = await memberGames(db, memberId, order);
  // A long list arrives after the config: until its first games are here, what is shown stays.
  if (filled.size === 0 && !(await hasGames(db))) return undefined;
  return { ...facts, types: facts.types.filter((type) => filled.has(type.id)), ...games };
}

async function memberGames(db: HalcyonDb, memberId: number, order: GameOrder): Promise<MemberGames> {
  if (memberId === 0) return NO_GAMES;
  const rows = await Promise.all([
    likedIds(db, memberId),
    recentIds(db, memberId),
    recommendedIds(db, memberId),
  ]);
  const [liked, recent, recommended] = rows;
  const games = new Map((await existing(db, rows.flat(), order)).map((game) => [game.gameId, game]));
  const of = (ids: number[]) => ids.map((id) => games.get(id)).filter((game) => game !== undefined);
  return { liked: of(liked), recent: of(recent), recommended: of(recommended) };
}

async function likedIds(db: HalcyonDb, memberId: number): Promise<number[]> {
  const rows = await db.likes.where({ memberId }).toArray();
  return rows.filter((row) => row.like === 1).map((row) => row.gameId);
}

async function recentIds(db: HalcyonDb, memberId: number): Promise<number[]> {
  const rows = db.plays.where('[memberId+playedAt]').between([memberId, 0], [memberId, Infinity]);
  return (await rows.reverse().limit(ROW_LENGTH).toArray()).map((row) => row.gameId);
}

async function recommendedIds(db: HalcyonDb, memberId: number): Promise<number[]> {
  const member = await db.members.get(memberId);
  return member?.recommend?.slice(0, ROW_LENGTH) ?? [];
}

/** Its types are all that are open, whether they have games or not. */
export function factsOf(config: Omit<AppConfig, 'gameList'>, nowSeconds: number): ConfigFacts {
  const { gameTypeList } = config;
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
    types: sorted(gameTypeList.filter((type) => type.status === 1)),
    closedTypes: closedTypesOf(config),
    brands: sorted(config.brandList.filter((brand) => brand.status === 1)),
    closedPlatforms: config.platformList.filter(
      (platform) => platform.status === 0 || (platform.maintainUntil ?? 0) > nowSeconds,
    ),
    bonus: config.clientConfig.lobbyBonusAmount,
  };
}

export const closedTypesOf = ({ gameTypeList }: Pick<AppConfig, 'gameTypeList'>): number[] =>
  gameTypeList.filter((type) => type.status !== 1).map((type) => type.id);

const isCurrent = ({ startTime, endTime }: Notice, now: number): boolean => startTime <= now && now < endTime;

export const sorted = <T extends { sort: number }>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => a.sort - b.sort);
