// Which games a filter lets through, in their order: read from one row, however long the list.
// It is part of the first screen: nothing here may load Dexie.
import { useCallback, useState } from 'react';
import type { Game } from '#src/contract/config.ts';
import { hasGames, readGames } from '#src/data/games/chunks.ts';
import type { GameOrder, HalcyonDb } from '#src/data/db/schema.ts';
import { OPEN, readOrder } from '#src/data/games/order.ts';
import { useFirstScreenQuery } from '#src/data/db/use-first-screen-query.ts';

export interface GameFilter {
  /** 0 = all, as with `brandId`. */
  readonly typeId: number;
  readonly brandId: number;
}

/** The list stays as it is when a config is only confirmed: of that it needs to know this and nothing else. */
export interface OpenFilter extends GameFilter {
  /** Types that are not offered. */
  readonly closedTypes: readonly number[];
}

export interface GameList {
  /** Of every game that the filter lets through, in order. */
  ids: number[];
  /** The first of them. */
  games: Game[];
}

/** Tiles that stand in the document itself. */
export const FIRST_TILES = 12;

/** `closedTypes` are not known until the facts have been read. */
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

/** The same array for as long as it holds the same. */
function useSame(ids: readonly number[] | undefined): readonly number[] | undefined {
  const [known, setKnown] = useState(ids);
  if (String(known) === String(ids)) return known;
  setKnown(ids);
  return ids;
}

/** `undefined` while no game is here: a long list arrives after the config, and what is shown stays until then. */
export async function readGameList(db: HalcyonDb, filter: OpenFilter): Promise<GameList | undefined> {
  const order = await readOrder(db);
  const ids = gameIdsOf(order, filter);
  if (ids.length === 0 && !(await hasGames(db))) return undefined;
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

/** The types that have a game to show. */
export const filledTypes = ({ typeIds, statuses }: GameOrder): Set<number> =>
  new Set(typeIds.filter((_, at) => statuses[at] === OPEN));

export async function existing(db: HalcyonDb, gameIds: number[], order: GameOrder): Promise<Game[]> {
  const games = await readGames(db, gameIds, order);
  return games.filter((game) => game !== undefined);
}
