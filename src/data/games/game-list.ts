// The list of games on the device. Its version is stored as held only once it is complete.
import type { Game, GameListDelta } from '#src/contract/config.ts';
import type { CatalogueRow, HalcyonDb } from '../db/tables/schema.ts';
import { hasGames, writeGames } from './chunks.ts';
import { readOrder } from './order.ts';

/** What an answer contains about the list. */
export interface GameNews {
  gameListVersion?: string | undefined;
  gameList?: readonly Game[] | undefined;
  gameListDelta?: GameListDelta | undefined;
}

export const readCatalogue = (db: HalcyonDb): Promise<CatalogueRow | undefined> => db.catalogue.get('games');

/** Changes with the list: data that was read in another state is read again. */
export const stateOf = (row: CatalogueRow | undefined): string =>
  `${row?.held} ${row?.progress?.version} ${row?.progress?.next}`;

/** The version to send as held: "" if there is none, or a mixture of two. */
export const heldOf = (row: CatalogueRow | undefined): string => (row?.progress ? '' : (row?.held ?? ''));

export const heldGames = async (db: HalcyonDb): Promise<string> => heldOf(await readCatalogue(db));

/** An empty list deletes nothing. */
export async function takeGames(db: HalcyonDb, news: GameNews): Promise<void> {
  const { gameListVersion: version, gameList, gameListDelta } = news;
  if (version === undefined) return;
  if (gameListDelta) await change(db, gameListDelta, version);
  else if (gameList && gameList.length > 0) await replace(db, gameList, version);
}

/** Applied only to the version that it starts from. */
async function change(db: HalcyonDb, delta: GameListDelta, version: string): Promise<void> {
  const { from, games, removed } = delta;
  await writing(db, async () => {
    if (from === '' || from !== (await heldGames(db))) return;
    if (games.length === 0 && removed.length >= (await readOrder(db)).gameIds.length) return;
    const gone = new Set(removed);
    await writeGames(db, games, (gameId) => gone.has(gameId));
    await db.catalogue.put({ key: 'games', held: version });
  });
}

async function replace(db: HalcyonDb, games: readonly Game[], version: string): Promise<void> {
  await writing(db, async () => {
    await writeGames(db, games, notIn(games.map((game) => game.gameId)));
    await db.catalogue.put({ key: 'games', held: version });
  });
}

export interface ReadPage {
  /** Position of this page, "" for the first. */
  after: string;
  version: string;
  games: readonly Game[];
  next: string | null;
}

/**
 * Adds a page. The last one deletes games that were on no page, and the version of the first page is then held:
 * the changes since are requested together.
 */
export async function storePage(db: HalcyonDb, page: ReadPage): Promise<void> {
  await writing(db, async () => {
    const row = (await readCatalogue(db)) ?? { key: 'games', held: '' };
    const { version, next, seen } = row.progress ?? { version: page.version, next: '', seen: [] };
    // Another tab has continued meanwhile.
    if (next !== page.after) return;
    // During the first transfer nothing but its pages is stored.
    const isFirst = row.held === '';
    const ids = isFirst ? [] : [...new Set([...seen, ...page.games.map((game) => game.gameId)])];
    const isLast = page.next === null;
    await writeGames(db, page.games, isLast && ids.length > 0 ? notIn(ids) : undefined);
    if (page.next !== null) {
      await db.catalogue.put({ ...row, progress: { version, next: page.next, seen: ids } });
      return;
    }
    // An empty list deletes nothing.
    if (isFirst ? !(await hasGames(db)) : ids.length === 0) return;
    await db.catalogue.put({ key: 'games', held: version });
  });
}

/** The platform has no games, and neither has the device: there is nothing to wait for. */
export const holdNone = (db: HalcyonDb, version: string): Promise<void> =>
  writing(db, async () => {
    if (!(await hasGames(db))) await db.catalogue.put({ key: 'games', held: version });
  });

function notIn(kept: readonly number[]): (gameId: number) => boolean {
  const ids = new Set(kept);
  return (gameId) => !ids.has(gameId);
}

/** All or nothing; between two slices the page can do other work. */
const writing = (db: HalcyonDb, work: () => Promise<void>): Promise<void> =>
  db.transaction('rw', [db.gameChunks, db.gameOrder, db.catalogue], work);
