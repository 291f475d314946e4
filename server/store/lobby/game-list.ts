// The current list of games: the changes since a version, and its pages.
import type { Game, GameListDelta } from '#src/contract/config.ts';
import type { GameListPage } from '#src/contract/lobby.ts';
import type { Db, Row } from '../../database/tables/tables.ts';
import { gameOf } from './game-of.ts';
import { noteListVersion, revisionOf, versionOf } from './versions.ts';

/** Games per page. A list of at most one page is still part of the config. */
const PAGE = 1000;

export interface GameList {
  readonly version: string;
  readonly games: readonly Game[];
  /** Small enough to be sent with the config. */
  readonly isSmall: boolean;
  /** `null` if unknown, or if the whole list is the better answer. */
  changesSince(db: Db, version: string): Promise<GameListDelta | null>;
  /** The same object for all requests of a page. */
  pageAfter(after: string): GameListPage;
}

export interface ListRows {
  /** Not later than the rows were read. */
  readonly revision: number;
  /** In the order of the lobby. */
  readonly games: readonly Row<'game'>[];
  readonly removed: readonly Row<'game_removed'>[];
}

export function createGameList(rows: ListRows): GameList {
  const games = rows.games.map(gameOf);
  const version = versionOf(games);
  let noted: Promise<void> | undefined;
  const note = (db: Db): Promise<void> =>
    (noted ??= noteListVersion(db, version, rows.revision).catch((error: unknown) => {
      noted = undefined;
      throw error;
    }));
  return {
    version,
    games,
    isSmall: games.length <= PAGE,
    async changesSince(db, from) {
      await note(db);
      if (from === version) return { from, games: [], removed: [] };
      const revision = from === '' ? undefined : await revisionOf(db, from);
      return revision === undefined ? null : changes(rows, games, { from, revision });
    },
    pageAfter: createPages(games, version),
  };
}

function changes(
  rows: ListRows,
  games: readonly Game[],
  { from, revision }: { from: string; revision: number },
): GameListDelta | null {
  const present = new Set(games.map((game) => game.gameId));
  const changed = games.filter((_, index) => (rows.games[index]?.revision ?? 0) > revision);
  const removed = rows.removed.filter((row) => row.revision > revision && !present.has(row.game_id));
  const size = changed.length + removed.length;
  if (size > Math.min(PAGE, games.length / 2)) return null;
  return { from, games: changed, removed: removed.map((row) => row.game_id) };
}

/**
 * A page starts after a position in the order, not at a number, so that a change of the list between two pages
 * shifts no game past them.
 */
function createPages(games: readonly Game[], version: string) {
  const pages = new Map<number, GameListPage>();
  return (after: string): GameListPage => {
    const from = pageStart(games, after);
    const known = pages.get(from);
    if (known) return known;
    const gameList = games.slice(from, from + PAGE);
    const last = gameList.at(-1);
    const isLast = last === undefined || from + PAGE >= games.length;
    const page = { gameListVersion: version, gameList, next: isLast ? null : placeOf(last) };
    pages.set(from, page);
    return page;
  };
}

const placeOf = ({ sort, gameId }: Game): string => `${sort}.${gameId}`;

/** Rounded down to a whole page, so that few answers exist; some games may be sent a second time. */
function pageStart(games: readonly Game[], after: string): number {
  const [, sort, gameId] = /^(-?\d{1,10})\.(\d{1,16})$/.exec(after) ?? [];
  if (sort === undefined || gameId === undefined) return 0;
  const place = [Number(sort), Number(gameId)] as const;
  const index = games.findIndex(
    (game) => game.sort > place[0] || (game.sort === place[0] && game.gameId > place[1]),
  );
  return index < 0 ? Math.ceil(games.length / PAGE) * PAGE : Math.floor(index / PAGE) * PAGE;
}

/** The games that an answer carries for a client with the version `held`. A long list is fetched page by page. */
export async function gamesFor(
  db: Db,
  list: GameList,
  held: string,
): Promise<{ gameList?: Game[]; gameListDelta?: GameListDelta }> {
  const delta = await list.changesSince(db, held);
  if (held === list.version) return {};
  if (delta) return { gameListDelta: delta };
  return list.isSmall ? { gameList: [...list.games] } : {};
}
