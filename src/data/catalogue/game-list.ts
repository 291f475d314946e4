// The list of games on the device. Its version is held only once all of it is here.
import type { Game, GameListDelta } from '#src/contract/config.ts';
import type { CatalogueRow, HalcyonDb } from '../db.ts';

/** Rows handed to the database in one task: a slow phone is busy with them for 20 ms. */
export const SLICE = 100;

/** What an answer says of the list. */
export interface GameNews {
  gameListVersion?: string | undefined;
  gameList?: readonly Game[] | undefined;
  gameListDelta?: GameListDelta | undefined;
}

export const readCatalogue = (db: HalcyonDb): Promise<CatalogueRow | undefined> => db.catalogue.get('games');

/** What may be named as held: "" for none, and for a mixture of two. */
export const heldOf = (row: CatalogueRow | undefined): string => (row?.progress ? '' : (row?.held ?? ''));

export const heldGames = async (db: HalcyonDb): Promise<string> => heldOf(await readCatalogue(db));

/** A list that is empty clears nothing. */
export async function takeGames(db: HalcyonDb, news: GameNews): Promise<void> {
  const { gameListVersion: version, gameList, gameListDelta } = news;
  if (version === undefined) return;
  if (gameListDelta) await change(db, gameListDelta, version);
  else if (gameList && gameList.length > 0) await replace(db, gameList, version);
}

/** Only on top of the version that it starts from. */
async function change(db: HalcyonDb, delta: GameListDelta, version: string): Promise<void> {
  const { from, games, removed } = delta;
  await writing(db, async () => {
    if (from === '' || from !== (await heldGames(db))) return;
    if (games.length === 0 && removed.length >= (await db.games.count())) return;
    await putChanged(db, games);
    await db.games.bulkDelete(removed);
    await db.catalogue.put({ key: 'games', held: version });
  });
}

async function replace(db: HalcyonDb, games: readonly Game[], version: string): Promise<void> {
  await writing(db, async () => {
    const isFirst = (await readCatalogue(db)) === undefined;
    await (isFirst ? putAll(db, games) : putChanged(db, games));
    await deleteOthers(
      db,
      games.map((game) => game.gameId),
    );
    await db.catalogue.put({ key: 'games', held: version });
  });
}

export interface ReadPage {
  /** Where this page begins, "" for the first. */
  after: string;
  version: string;
  games: readonly Game[];
  next: string | null;
}

/**
 * Puts a page on top of the one before. What is on no page is deleted with the last one, and the version of
 * the first page is held then: what has changed since is asked for as a whole.
 */
export async function storePage(db: HalcyonDb, page: ReadPage): Promise<void> {
  await writing(db, async () => {
    const row = (await readCatalogue(db)) ?? { key: 'games', held: '' };
    const { version, next, seen } = row.progress ?? { version: page.version, next: '', seen: [] };
    // Another tab has gone on meanwhile.
    if (next !== page.after) return;
    await (row.held === '' ? putAll(db, page.games) : putChanged(db, page.games));
    const ids = [...new Set([...seen, ...page.games.map((game) => game.gameId)])];
    if (page.next !== null) {
      await db.catalogue.put({ ...row, progress: { version, next: page.next, seen: ids } });
      return;
    }
    if (ids.length === 0) return;
    await deleteOthers(db, ids);
    await db.catalogue.put({ key: 'games', held: version });
  });
}

/** All of it or nothing; between two slices the page can do something else. */
const writing = (db: HalcyonDb, work: () => Promise<void>): Promise<void> =>
  db.transaction('rw', [db.games, db.catalogue], work);

async function putAll(db: HalcyonDb, games: readonly Game[]): Promise<void> {
  for (const slice of slicesOf(games)) await db.games.bulkPut(slice);
}

/** A row that is as it was is not written, so that nobody who reads it live is disturbed. */
async function putChanged(db: HalcyonDb, games: readonly Game[]): Promise<void> {
  for (const slice of slicesOf(games)) {
    const before = await db.games.bulkGet(slice.map((game) => game.gameId));
    const changed = slice.filter((game, index) => JSON.stringify(game) !== JSON.stringify(before[index]));
    if (changed.length > 0) await db.games.bulkPut(changed);
  }
}

export function* slicesOf<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += SLICE) yield list.slice(from, from + SLICE);
}

async function deleteOthers(db: HalcyonDb, gameIds: readonly number[]): Promise<void> {
  const kept = new Set(gameIds);
  let last = -Infinity;
  for (;;) {
    const ids = await db.games.where('gameId').above(last).limit(SLICE).primaryKeys();
    if (ids.length === 0) return;
    last = ids.at(-1) ?? last;
    const stale = ids.filter((id) => !kept.has(id));
    if (stale.length > 0) await db.games.bulkDelete(stale);
  }
}
