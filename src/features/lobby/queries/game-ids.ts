// Which games a filter lets through, in their order: read from the indexes alone, however long the list.
import type { HalcyonDb } from '#src/data/db.ts';

export interface GameFilter {
  /** 0 = all, as with `brandId`. */
  readonly typeId: number;
  readonly brandId: number;
}

const OPEN = 1;

/** Open games of the types that are offered. */
export async function readGameIds(
  db: HalcyonDb,
  { typeId, brandId }: GameFilter,
  closedTypes: readonly number[],
): Promise<number[]> {
  if (typeId > 0) {
    if (closedTypes.includes(typeId)) return [];
    const ids = await idsOf(db, 'typeId', typeId);
    if (brandId === 0) return ids;
    const ofBrand = new Set(await idsOf(db, 'brandId', brandId));
    return ids.filter((id) => ofBrand.has(id));
  }
  const ids = await (brandId > 0 ? idsOf(db, 'brandId', brandId) : allIds(db));
  const hidden = await Promise.all(closedTypes.map((closed) => idsOf(db, 'typeId', closed)));
  if (hidden.every((list) => list.length === 0)) return ids;
  const hiddenIds = new Set(hidden.flat());
  return ids.filter((id) => !hiddenIds.has(id));
}

/** The types that have a game to show. */
export async function filledTypes(db: HalcyonDb, typeIds: readonly number[]): Promise<Set<number>> {
  const counts = await Promise.all(typeIds.map((id) => rangeOf(db, 'typeId', id).count()));
  return new Set(typeIds.filter((_, index) => (counts[index] ?? 0) > 0));
}

const allIds = (db: HalcyonDb): Promise<number[]> =>
  db.games.where('[status+sort]').between([OPEN, -Infinity], [OPEN, Infinity]).primaryKeys();

const idsOf = (db: HalcyonDb, field: 'typeId' | 'brandId', id: number): Promise<number[]> =>
  rangeOf(db, field, id).primaryKeys();

const rangeOf = (db: HalcyonDb, field: 'typeId' | 'brandId', id: number) =>
  db.games.where(`[status+${field}+sort]`).between([OPEN, id, -Infinity], [OPEN, id, Infinity]);
