// What the lobby shows of the config, read live.
// Part of the first screen: nothing here may load Dexie.
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback } from 'react';
import type { AppConfig, Brand, GameType, LobbyAd, Notice, PlatformItem } from '#src/contract/config.ts';
import type { Coin } from '#src/contract/primitives.ts';
import { platformTime } from '#src/data/api/clock.ts';
import { readMergedConfig } from '#src/data/db/merged-config.ts';
import { isListUnread } from '#src/data/games/chunks.ts';
import type { GameOrder, HalcyonDb } from '#src/data/db/tables/schema.ts';
import { readOrder } from '#src/data/games/order.ts';
import { useFirstScreenQuery } from '#src/data/db/use-first-screen-query.ts';
import { session } from '#src/data/session/session.ts';
import type { KnownActivity } from '#src/navigation/activity-target.ts';
import { knownActivities } from '#src/navigation/known-activities.ts';
import { filledTypes } from '../games/game-list.ts';
import type { GameRows } from '../games/game-rows.ts';

export interface LobbyConfig {
  /** Version of the config it was read from. */
  v: string;
  gameResourceUrl: string;
  ads: LobbyAd[];
  /** Those that ads lead to. */
  activities: KnownActivity[];
  notices: LobbyNotice[];
  /** Types with games. */
  types: GameType[];
  /** Ids of types that are not offered. */
  closedTypes: number[];
  brands: Brand[];
  /** Ids of platforms under maintenance. */
  closedPlatforms: PlatformItem[];
  bonus: Coin;
}

/** Everything that the lobby shows beside its list. */
export type LobbyView = LobbyConfig & GameRows;

/** Texts of the ticker; the rest of a notice is read when it is opened. */
type LobbyNotice = Pick<Notice, 'id' | 'title'>;

export function useLobbyConfig(initial: LobbyConfig | undefined): LobbyConfig | undefined {
  useSignals();
  const { memberId } = session.value;
  const read = useCallback((db: HalcyonDb) => readLobbyConfig(db, memberId), [memberId]);
  return useFirstScreenQuery(read, initial);
}

/** `undefined` while nothing is stored yet. */
export const readLobbyConfig = async (db: HalcyonDb, memberId: number): Promise<LobbyConfig | undefined> =>
  readLobbyConfigWith(db, memberId, await readOrder(db));

/** For a caller that has read the order already, because it is long. */
export async function readLobbyConfigWith(
  db: HalcyonDb,
  memberId: number,
  order: GameOrder,
): Promise<LobbyConfig | undefined> {
  const row = await readMergedConfig(db, memberId);
  if (!row) return undefined;
  const filled = filledTypes(order);
  // A long list arrives after the config: until its first games are stored, the shown one stays.
  if (filled.size === 0 && (await isListUnread(db))) return undefined;
  const config = lobbyConfigOf(row.config, platformTime(row.readAt));
  return { ...config, types: config.types.filter((type) => filled.has(type.id)) };
}

/** `types` are all open types, with or without games. */
export function lobbyConfigOf(config: Omit<AppConfig, 'gameList'>, nowSeconds: number): LobbyConfig {
  const { gameTypeList } = config;
  return {
    v: config.v,
    gameResourceUrl: config.gameResourceUrl,
    ads: sorted(config.lobbyAdList),
    activities: knownActivities(advertised(config), { now: nowSeconds }),
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

function advertised({ lobbyAdList, activityList }: Pick<AppConfig, 'lobbyAdList' | 'activityList'>) {
  const named = lobbyAdList.filter(({ clickType }) => clickType === 1).map((ad) => ad.clickAction);
  return activityList.filter(({ id }) => named.includes(String(id)));
}

export const closedTypesOf = ({ gameTypeList }: Pick<AppConfig, 'gameTypeList'>): number[] =>
  gameTypeList.filter((type) => type.status !== 1).map((type) => type.id);

const isCurrent = ({ startTime, endTime }: Notice, now: number): boolean => startTime <= now && now < endTime;

export const sorted = <T extends { sort: number }>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => a.sort - b.sort);
