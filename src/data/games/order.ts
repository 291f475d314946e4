// Positions of all games in the lobby, as columns in one row: ten thousand are read in less than a millisecond, and
// filtered without reading a game.
import type { Game } from '#src/contract/config.ts';
import type { GameOrder, GameOrderRow, HalcyonDb } from '../db/tables/schema.ts';

export interface PlacedGame {
  readonly game: Game;
  readonly chunk: number;
}

const KEY = 'games';

/** Status of a visible game. */
export const OPEN = 1;

const ofLength = (length: number): GameOrder => ({
  gameIds: new Float64Array(length),
  sorts: new Float64Array(length),
  typeIds: new Float64Array(length),
  brandIds: new Float64Array(length),
  statuses: new Uint8Array(length),
  chunks: new Float64Array(length),
});

const NO_ORDER: GameOrder = ofLength(0);

export const readOrder = async (db: Pick<HalcyonDb, 'gameOrder'>): Promise<GameOrder> =>
  (await db.gameOrder.get(KEY)) ?? NO_ORDER;

export const orderRow = (order: GameOrder): GameOrderRow => ({ key: KEY, ...order });

/** Removes every changed or removed game from its position, and inserts the changed ones again. */
export function reordered(
  order: GameOrder,
  changed: readonly PlacedGame[],
  removed: ReadonlySet<number>,
): GameOrder {
  const leaving = new Set([...removed, ...changed.map(({ game }) => game.gameId)]);
  const coming = [...changed].sort((a, b) => compare(a.game, b.game.sort, b.game.gameId));
  const made = ofLength(order.gameIds.length + coming.length);
  let [length, next] = [0, 0];
  const comeUpTo = (sort: number, gameId: number) => {
    for (let one = coming[next]; one && compare(one.game, sort, gameId) < 0; one = coming[next]) {
      put(made, length, one);
      length += 1;
      next += 1;
    }
  };
  // Creates no object for an unchanged game: ten thousand small objects would take a slow phone 30 ms.
  order.gameIds.forEach((gameId, at) => {
    if (leaving.has(gameId)) return;
    comeUpTo(order.sorts[at] ?? 0, gameId);
    for (const column of COLUMNS) made[column][length] = order[column][at] ?? 0;
    length += 1;
  });
  comeUpTo(Infinity, 0);
  return cut(made, length);
}

const COLUMNS = ['gameIds', 'sorts', 'typeIds', 'brandIds', 'statuses', 'chunks'] as const;

const compare = (game: Game, sort: number, gameId: number): number =>
  game.sort - sort || game.gameId - gameId;

function put(order: GameOrder, at: number, { game, chunk }: PlacedGame): void {
  order.gameIds[at] = game.gameId;
  order.sorts[at] = game.sort;
  order.typeIds[at] = game.typeId;
  order.brandIds[at] = game.brandId;
  order.statuses[at] = game.status;
  order.chunks[at] = chunk;
}

// A copy, because storing a view would store its whole buffer.
const cut = (order: GameOrder, length: number): GameOrder => ({
  gameIds: order.gameIds.slice(0, length),
  sorts: order.sorts.slice(0, length),
  typeIds: order.typeIds.slice(0, length),
  brandIds: order.brandIds.slice(0, length),
  statuses: order.statuses.slice(0, length),
  chunks: order.chunks.slice(0, length),
});
