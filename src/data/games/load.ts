// Fetches the missing part of the list of games, in the background and in one tab at a time.
import { Game } from '#src/contract/config.ts';
import { gameListPageUnread } from '#src/contract/lobby.ts';
import { parseWithDropped, rows } from '#src/contract/rows.ts';
import { idleMoment } from '#src/lib/moments.ts';
import { noteGameListVersion, readConfig } from '../db/config-row.ts';
import { database } from '../db/database.ts';
import type { CatalogueRow, HalcyonDb } from '../db/tables/schema.ts';
import { sharedLocks } from '#src/device/locks.ts';
import { contractBroken, request } from '../api/request.ts';
import { heldOf, holdNone, readCatalogue, stateOf, storePage, takeGames } from './game-list.ts';

/** `paused`: `mayContinue` returned false. `failed`: worth another attempt later. */
export type LoadResult = 'whole' | 'paused' | 'failed';

const LOCK = 'halcyon-game-list';

let running: Promise<LoadResult> | undefined;

/** Resumes where it stopped, in this visit or an earlier one. */
export function loadGameList(mayContinue: () => boolean): Promise<LoadResult> {
  running ??= alone(() => load(mayContinue)).finally(() => {
    running = undefined;
  });
  return running;
}

/** A waiting tab takes over when the other one is closed. */
function alone(work: () => Promise<LoadResult>): Promise<LoadResult> {
  const locks = sharedLocks();
  return locks ? locks.request(LOCK, work) : work();
}

/** The platform's list differs from the stored one. */
export const isGameListDue = async (db: HalcyonDb): Promise<boolean> => (await readDue(db)).isDue;

interface Due {
  isDue: boolean;
  row: CatalogueRow | undefined;
}

async function readDue(db: HalcyonDb): Promise<Due> {
  const [config, row] = await Promise.all([readConfig(db), readCatalogue(db)]);
  if (!config) return { isDue: false, row };
  return { isDue: row?.progress !== undefined || row?.held !== config.config.gameListVersion, row };
}

async function load(mayContinue: () => boolean): Promise<LoadResult> {
  const { db } = await database();
  const ask = askingAhead();
  let due = await readDue(db);
  while (due.isDue) {
    if (!mayContinue()) return 'paused';
    if (!(await step(db, due.row, ask))) return 'failed';
    const before = stateOf(due.row);
    due = await readDue(db);
    // An answer that changes nothing is not requested again and again.
    if (due.isDue && stateOf(due.row) === before) return 'failed';
  }
  return 'whole';
}

type Ask = (gameListVersion: string, after: string) => ReturnType<typeof askPage>;

const askPage = (gameListVersion: string, after: string) =>
  request(gameListPageUnread, { gameListVersion, after }, { isQuiet: true });

/** Fetches the next page while one is stored. */
function askingAhead(): Ask {
  let ahead: { after: string; reply: ReturnType<typeof askPage> } | undefined;
  return async (gameListVersion, after) => {
    const reply = await (ahead?.after === after ? ahead.reply : askPage(gameListVersion, after));
    const next = reply.ok ? reply.data.next : null;
    ahead = next && next !== after ? { after: next, reply: askPage('', next) } : undefined;
    return reply;
  };
}

/** Requests and stores one answer. False if there was none. */
async function step(db: HalcyonDb, row: CatalogueRow | undefined, ask: Ask): Promise<boolean> {
  const after = row?.progress?.next ?? '';
  await idleMoment();
  const reply = await ask(heldOf(row), after);
  if (!reply.ok) return false;
  const { gameListVersion, gameListDelta, gameList, next } = reply.data;
  const isNowhere = next === after || (next !== null && gameList.length === 0);
  if (gameListDelta) await takeGames(db, { gameListVersion, gameListDelta });
  else if (isNowhere) return false;
  else if (gameList.length === 0) await holdNone(db, gameListVersion);
  else await storePage(db, { after, version: gameListVersion, games: await readGames(gameList), next });
  await noteGameListVersion(db, gameListVersion);
  return true;
}

const Games = rows(Game);

/** Games checked per task. */
const SLICE = 100;

async function readGames(list: readonly unknown[]): Promise<Game[]> {
  const games: Game[] = [];
  for (let from = 0; from < list.length; from += SLICE) {
    await idleMoment();
    const { result, dropped } = parseWithDropped(Games, list.slice(from, from + SLICE));
    if (result.success) games.push(...result.output);
    for (const { problem } of dropped) contractBroken.emit({ call: gameListPageUnread.name, problem });
  }
  return games;
}
