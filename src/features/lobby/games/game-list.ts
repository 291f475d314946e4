// Which games pass a filter, in order: read from one row, however long the list is.
// Part of the first screen: nothing here may load Dexie.
import { useCallback, useState } from 'react';
import type { Game } from '#src/contract/config.ts';
import { isListUnread, readGames } from '#src/data/games/chunks.ts';
import type { GameOrder, HalcyonDb } from '#src/data/db/tables/schema.ts';
import { OPEN, readOrder } from '#src/data/games/order.ts';
import { useFirstScreenQuery } from '#src/data/db/use-first-screen-query.ts';

export interface GameFilter {
  /** 0 means all, for `brandId` too. */
  readonly typeId: number;
  readonly brandId: number;
}

/** All that the list uses of the config, so that a refreshed config alone does not change the list. */
export interface OpenFilter extends GameFilter {
  /** Types that are not offered. */
  readonly closedTypes: readonly number[];
}

export interface GameList {
  /** Ids of all games that pass the filter, in order. */
  ids: number[];
  /** The first of these games. */
  games: Game[];
}

/** Number of tiles in the document. */
export const FIRST_TILES = 12;

/** `closedTypes` is unknown until the config has been read. */
export function useGameList(
  initial: GameList | undefined,
  { typeId, brandId }: GameFilter,
  closedTypes: readonly number[] | undefined,
): GameList | undefined {
  const closed = useSame(closedTypes);
  const read = useCallback(
    async (db: HalcyonDb) => closed && readGameList(db, { typeId, brandId, closedTypes: closed }),
    [typeId, brandId, closed],
  );
  return useFirstScreenQuery(read, initial);
}

/** Returns the same array as long as its content is the same. */
function useSame(ids: readonly number[] | undefined): readonly number[] | undefined {
  const [known, setKnown] = useState(ids);
  if (String(known) === String(ids)) return known;
  setKnown(ids);
  return ids;
}

/** `undefined` while the list is unread: a long list arrives after the config, and the shown one stays until then. */
export async function readGameList(db: HalcyonDb, filter: OpenFilter): Promise<GameList | undefined> {
  const order = await readOrder(db);
  const ids = gameIdsOf(order, filter);
  if (ids.length === 0 && (await isListUnread(db))) return undefined;
  return { ids, games: await existing(db, ids.slice(0, FIRST_TILES), order) };
}

/** Open games of the types that are offered. */
export function gameIdsOf(order: GameOrder, { typeId, brandId, closedTypes }: OpenFilter): number[] {
  const { gameIds, typeIds, brandIds, statuses } = order;
  const closed = new Set(closedTypes);
  const ids: number[] = [];
  for (let at = 0; at < gameIds.length; at += 1) {
    const type = typeIds[at] ?? 0;
    if (statuses[at] !== OPEN) continue;
    if (closed.has(type) || (typeId > 0 && type !== typeId)) continue;
    if (brandId > 0 && brandIds[at] !== brandId) continue;
    ids.push(gameIds[at] ?? 0);
  }
  return ids;
}

/** Types that have a game to show. */
export const filledTypes = ({ typeIds, statuses }: GameOrder): Set<number> =>
  new Set(typeIds.filter((_, at) => statuses[at] === OPEN));

export async function existing(db: HalcyonDb, gameIds: number[], order: GameOrder): Promise<Game[]> {
  const games = await readGames(db, gameIds, order);
  return games.filter((game) => game !== undefined);
}
