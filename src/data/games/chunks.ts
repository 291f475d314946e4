// The games, stored in chunks of a few each, because a row of IndexedDB costs a message to the browser and one back,
// whatever its size: ten thousand rows keep a slow phone busy for seconds, five hundred do not.
import type { Game } from '#src/contract/config.ts';
import type { GameOrder, HalcyonDb, ChunkRow } from '../db/tables/schema.ts';
import { orderRow, type PlacedGame, readOrder, reordered } from './order.ts';

export const GAMES_PER_CHUNK = 20;

/** Chunks written per task, which keeps a slow phone busy for 10 ms. */
const CHUNKS_PER_TASK = 10;

type Tables = Pick<HalcyonDb, 'gameChunks' | 'gameOrder'>;

/** In the order of the ids, `undefined` for a missing one. A caller that has read the order passes it in. */
export async function readGames(
  db: Tables,
  gameIds: readonly number[],
  order?: GameOrder,
): Promise<(Game | undefined)[]> {
  if (gameIds.length === 0) return [];
  const chunkOf = chunksOf(order ?? (await readOrder(db)), new Set(gameIds));
  const chunks = await db.gameChunks.bulkGet([...new Set(chunkOf.values())]);
  const games = new Map(chunks.flatMap((row) => row?.games ?? []).map((game) => [game.gameId, game]));
  return gameIds.map((id) => games.get(id));
}

export const readGame = async (db: Tables, gameId: number): Promise<Game | undefined> =>
  (await readGames(db, [gameId]))[0];

export const hasGames = async (db: Tables): Promise<boolean> =>
  (await db.gameChunks.limit(1).primaryKeys()).length > 0;

/** Nothing is known of the platform's list. One without games is known, too. */
export const isListUnread = async (db: Tables & Pick<HalcyonDb, 'catalogue'>): Promise<boolean> =>
  !(await hasGames(db)) && !(await db.catalogue.get('games'))?.held;

/**
 * Runs within a transaction. Unchanged chunks are not written, so that live queries do not run again. Deletes the
 * games whose ids are in `gone`.
 */
export async function writeGames(
  db: Tables,
  games: readonly Game[],
  isRemoved?: (gameId: number) => boolean,
): Promise<void> {
  const order = await readOrder(db);
  const gone = new Set(isRemoved && order.gameIds.filter(isRemoved));
  const placed = place(order, games);
  const { rows, empty } = await rearranged(db, order, { placed, gone });
  if (rows.length + empty.length === 0) return;
  for (let from = 0; from < rows.length; from += CHUNKS_PER_TASK) {
    await db.gameChunks.bulkPut(rows.slice(from, from + CHUNKS_PER_TASK));
  }
  if (empty.length > 0) await db.gameChunks.bulkDelete(empty);
  await db.gameOrder.put(orderRow(reordered(order, placed, gone)));
}

function chunksOf({ gameIds, chunks }: GameOrder, wanted: ReadonlySet<number>): Map<number, number> {
  const found = new Map<number, number>();
  for (let at = 0; at < gameIds.length && found.size < wanted.size; at += 1) {
    const gameId = gameIds[at] ?? 0;
    if (wanted.has(gameId)) found.set(gameId, chunks[at] ?? 0);
  }
  return found;
}

/** A known game stays in its chunk; new ones fill the last chunk, then further ones. */
function place(order: GameOrder, games: readonly Game[]): PlacedGame[] {
  const changed = new Map(games.map((game) => [game.gameId, game]));
  const known = chunksOf(order, new Set(changed.keys()));
  let last = lastChunk(order);
  let room = GAMES_PER_CHUNK - order.chunks.filter((chunk) => chunk === last).length;
  return [...changed.values()].map((game) => {
    const chunk = known.get(game.gameId);
    if (chunk !== undefined) return { game, chunk };
    if (room <= 0) [last, room] = [last + 1, GAMES_PER_CHUNK];
    room -= 1;
    return { game, chunk: last };
  });
}

const lastChunk = ({ chunks }: GameOrder): number => chunks.reduce((most, chunk) => Math.max(most, chunk), 0);

interface ChunkChanges {
  readonly rows: ChunkRow[];
  readonly empty: number[];
}

interface Change {
  readonly placed: readonly PlacedGame[];
  readonly gone: ReadonlySet<number>;
}

async function rearranged(db: Tables, order: GameOrder, { placed, gone }: Change): Promise<ChunkChanges> {
  const changedIn = new Map<number, Game[]>();
  for (const chunk of chunksOf(order, gone).values()) changedIn.set(chunk, []);
  for (const { game, chunk } of placed) changedIn.set(chunk, [...(changedIn.get(chunk) ?? []), game]);
  const before = await keptIn(db, order, [...changedIn.keys()]);
  const [rows, empty]: [ChunkRow[], number[]] = [[], []];
  for (const [chunk, changed] of changedIn) {
    const old = before.get(chunk);
    const fresh = old ? replaced(old, changed, gone) : changed;
    if (old && JSON.stringify(fresh) === JSON.stringify(old)) continue;
    if (fresh.length > 0) rows.push({ chunk, games: fresh });
    else empty.push(chunk);
  }
  return { rows, empty };
}

async function keptIn(db: Tables, order: GameOrder, chunks: number[]): Promise<Map<number, Game[]>> {
  const last = lastChunk(order);
  const rows = await db.gameChunks.bulkGet(chunks.filter((chunk) => chunk <= last));
  return new Map(rows.filter((row) => row !== undefined).map(({ chunk, games }) => [chunk, games]));
}

function replaced(old: readonly Game[], changed: readonly Game[], gone: ReadonlySet<number>): Game[] {
  const coming = new Map(changed.map((game) => [game.gameId, game]));
  const staying = old.filter(({ gameId }) => !gone.has(gameId));
  const fresh = staying.map((game) => coming.get(game.gameId) ?? game);
  for (const { gameId } of staying) coming.delete(gameId);
  return [...fresh, ...coming.values()];
}
