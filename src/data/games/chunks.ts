// The games themselves. They lie on shelves of a few each, because to a browser's database a row costs a message
// there and back whatever is in it: ten thousand rows keep a slow phone busy for seconds, five hundred do not.
import type { Game } from '#src/contract/config.ts';
import type { GameOrder, HalcyonDb, ShelfRow } from '../db/schema.ts';
import { orderRow, type PlacedGame, readOrder, reordered } from './order.ts';

/** Games to a shelf. */
export const SHELF = 20;

/** Shelves that are written in one task: a slow phone is busy with them for 10 ms. */
const SHELVES_A_TASK = 10;

type Tables = Pick<HalcyonDb, 'shelves' | 'gameOrder'>;

/** In the order of the ids; one that is not here is `undefined`. Whoever has read the order hands it in. */
export async function readGames(
  db: Tables,
  gameIds: readonly number[],
  order?: GameOrder,
): Promise<(Game | undefined)[]> {
  if (gameIds.length === 0) return [];
  const shelfOf = shelvesOf(order ?? (await readOrder(db)), new Set(gameIds));
  const shelves = await db.shelves.bulkGet([...new Set(shelfOf.values())]);
  const games = new Map(shelves.flatMap((row) => row?.games ?? []).map((game) => [game.gameId, game]));
  return gameIds.map((id) => games.get(id));
}

export const readGame = async (db: Tables, gameId: number): Promise<Game | undefined> =>
  (await readGames(db, [gameId]))[0];

export const hasGames = async (db: Tables): Promise<boolean> =>
  (await db.shelves.limit(1).primaryKeys()).length > 0;

/**
 * Within a transaction. What is as it was is not written, so that nobody who reads it live is disturbed. Of the
 * games that are here those go that are named as gone.
 */
export async function writeGames(
  db: Tables,
  games: readonly Game[],
  isGone?: (gameId: number) => boolean,
): Promise<void> {
  const order = await readOrder(db);
  const gone = new Set(isGone && order.gameIds.filter(isGone));
  const placed = place(order, games);
  const { rows, empty } = await rearranged(db, order, { placed, gone });
  if (rows.length + empty.length === 0) return;
  for (let from = 0; from < rows.length; from += SHELVES_A_TASK) {
    await db.shelves.bulkPut(rows.slice(from, from + SHELVES_A_TASK));
  }
  if (empty.length > 0) await db.shelves.bulkDelete(empty);
  await db.gameOrder.put(orderRow(reordered(order, placed, gone)));
}

function shelvesOf({ gameIds, shelves }: GameOrder, wanted: ReadonlySet<number>): Map<number, number> {
  const found = new Map<number, number>();
  for (let at = 0; at < gameIds.length && found.size < wanted.size; at += 1) {
    const gameId = gameIds[at] ?? 0;
    if (wanted.has(gameId)) found.set(gameId, shelves[at] ?? 0);
  }
  return found;
}

/** Each stays on its shelf; new ones fill the last shelf, then further ones. */
function place(order: GameOrder, games: readonly Game[]): PlacedGame[] {
  const changed = new Map(games.map((game) => [game.gameId, game]));
  const known = shelvesOf(order, new Set(changed.keys()));
  let last = lastShelf(order);
  let room = SHELF - order.shelves.filter((shelf) => shelf === last).length;
  return [...changed.values()].map((game) => {
    const shelf = known.get(game.gameId);
    if (shelf !== undefined) return { game, shelf };
    if (room <= 0) [last, room] = [last + 1, SHELF];
    room -= 1;
    return { game, shelf: last };
  });
}

const lastShelf = ({ shelves }: GameOrder): number =>
  shelves.reduce((most, shelf) => Math.max(most, shelf), 0);

interface Rearranged {
  readonly rows: ShelfRow[];
  readonly empty: number[];
}

interface Change {
  readonly placed: readonly PlacedGame[];
  readonly gone: ReadonlySet<number>;
}

async function rearranged(db: Tables, order: GameOrder, { placed, gone }: Change): Promise<Rearranged> {
  const changedOn = new Map<number, Game[]>();
  for (const shelf of shelvesOf(order, gone).values()) changedOn.set(shelf, []);
  for (const { game, shelf } of placed) changedOn.set(shelf, [...(changedOn.get(shelf) ?? []), game]);
  const before = await keptOn(db, order, [...changedOn.keys()]);
  const [rows, empty]: [ShelfRow[], number[]] = [[], []];
  for (const [shelf, changed] of changedOn) {
    const old = before.get(shelf);
    const fresh = old ? replaced(old, changed, gone) : changed;
    if (old && JSON.stringify(fresh) === JSON.stringify(old)) continue;
    if (fresh.length > 0) rows.push({ shelf, games: fresh });
    else empty.push(shelf);
  }
  return { rows, empty };
}

async function keptOn(db: Tables, order: GameOrder, shelves: number[]): Promise<Map<number, Game[]>> {
  const last = lastShelf(order);
  const rows = await db.shelves.bulkGet(shelves.filter((shelf) => shelf <= last));
  return new Map(rows.filter((row) => row !== undefined).map(({ shelf, games }) => [shelf, games]));
}

function replaced(old: readonly Game[], changed: readonly Game[], gone: ReadonlySet<number>): Game[] {
  const coming = new Map(changed.map((game) => [game.gameId, game]));
  const staying = old.filter(({ gameId }) => !gone.has(gameId));
  const fresh = staying.map((game) => coming.get(game.gameId) ?? game);
  for (const { gameId } of staying) coming.delete(gameId);
  return [...fresh, ...coming.values()];
}
