// Which games a filter lets through, in their order: read from the indexes alone, however long the list.
// It is part of the first screen: nothing here may load Dexie.
import { useCallback, useState } from 'react';
import type { Game } from '#src/contract/config.ts';
import type { HalcyonDb } from '#src/data/db.ts';
import { useFirstScreenQuery } from '#src/data/use-first-screen-query.ts';

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

const OPEN = 1;

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
  const ids = await readGameIds(db, filter);
  if (ids.length === 0 && !(await hasGames(db))) return undefined;
  return { ids, games: await existing(db, ids.slice(0, FIRST_TILES)) };
}

/** The head of the whole list, without the rest of it. */
export async function readFirstGames(db: HalcyonDb, closedTypes: readonly number[]): Promise<Game[]> {
  const games =
    closedTypes.length === 0 ? all(db) : all(db).filter(({ typeId }) => !closedTypes.includes(typeId));
  return games.limit(FIRST_TILES).toArray();
}

/** Open games of the types that are offered. */
export async function readGameIds(
  db: HalcyonDb,
  { typeId, brandId, closedTypes }: OpenFilter,
): Promise<number[]> {
  if (typeId > 0) {
    if (closedTypes.includes(typeId)) return [];
    const ids = await idsOf(db, 'typeId', typeId);
    if (brandId === 0) return ids;
    const ofBrand = new Set(await idsOf(db, 'brandId', brandId));
    return ids.filter((id) => ofBrand.has(id));
  }
  const ids = await (brandId > 0 ? idsOf(db, 'brandId', brandId) : all(db).primaryKeys());
  const hidden = await Promise.all(closedTypes.map((closed) => idsOf(db, 'typeId', closed)));
  if (hidden.every((list) => list.length === 0)) return ids;
  const hiddenIds = new Set(hidden.flat());
  return ids.filter((id) => !hiddenIds.has(id));
}

/** The types that have a game to show. */
export async function filledTypes(db: HalcyonDb, typeIds: readonly number[]): Promise<Set<number>> {
  const firsts = await Promise.all(typeIds.map((id) => rangeOf(db, 'typeId', id).limit(1).primaryKeys()));
  return new Set(typeIds.filter((_, index) => firsts[index]?.length));
}

export const hasGames = async (db: HalcyonDb): Promise<boolean> =>
  (await db.games.limit(1).primaryKeys()).length > 0;

export async function existing(db: HalcyonDb, gameIds: number[]): Promise<Game[]> {
  const games = await db.games.bulkGet(gameIds);
  return games.filter((game) => game !== undefined);
}

const all = (db: HalcyonDb) => db.games.where('[status+sort]').between([OPEN, -Infinity], [OPEN, Infinity]);

const idsOf = (db: HalcyonDb, field: 'typeId' | 'brandId', id: number): Promise<number[]> =>
  rangeOf(db, field, id).primaryKeys();

const rangeOf = (db: HalcyonDb, field: 'typeId' | 'brandId', id: number) =>
  db.games.where(`[status+${field}+sort]`).between([OPEN, id, -Infinity], [OPEN, id, Infinity]);
