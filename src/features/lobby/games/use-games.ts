import { useCallback, useMemo } from 'react';
import type { Game } from '#src/contract/config.ts';
import { readCatalogue, stateOf } from '#src/data/games/game-list.ts';
import { readGames } from '#src/data/games/chunks.ts';
import type { HalcyonDb } from '#src/data/db/tables/schema.ts';
import { useFirstScreenQuery } from '#src/data/db/use-first-screen-query.ts';

export interface VisibleRange {
  readonly from: number;
  /** End of the visible range, exclusive. */
  readonly to: number;
}

/** Step in which the range to read moves. */
const PIECE = 120;

/** Games that stay in memory for scrolling back; if there are more, they are read again. */
const REMEMBERED = 600;

/** Belongs to one state of the list. For a new state it is read again, and shown until then. */
interface CachedGame {
  readonly game: Game;
  readonly state: string;
}

export type Memory = Map<number, CachedGame>;

interface GameCache {
  readonly known: readonly Game[];
  /** Belongs to the grid; the games in it are drawn at once. */
  readonly memory: Memory;
}

type Read = Pick<ReadonlyMap<number, Game>, 'get'>;

/**
 * The games of a range of the list, in order; `undefined` for one that has not been read yet. Reads only the rows
 * around the range, and again after the list has changed.
 */
export function useGames(
  ids: readonly number[],
  { from, to }: VisibleRange,
  { known, memory }: GameCache,
): readonly (Game | undefined)[] {
  // In steps and one step ahead, so that scrolling by a line reads nothing and shows no gaps.
  const begin = Math.max(0, Math.floor(from / PIECE) - 1) * PIECE;
  const end = (Math.ceil(to / PIECE) + 1) * PIECE;
  const wanted = useMemo(() => ids.slice(begin, end), [ids, begin, end]);
  const read = useCallback(
    async (db: HalcyonDb): Promise<Read> => {
      await readMissing(db, memory, wanted);
      return { get: (id) => memory.get(id)?.game };
    },
    [wanted, memory],
  );
  const first = useMemo(() => new Map(known.map((game) => [game.gameId, game])), [known]);
  const games = useFirstScreenQuery<Read | undefined>(read, undefined, { isUrgent: true });
  return ids.slice(from, to).map((id) => games?.get(id) ?? memory.get(id)?.game ?? first.get(id));
}

/** Every change of a game changes the catalogue row, so it is enough to watch that row. */
async function readMissing(db: HalcyonDb, memory: Memory, wanted: readonly number[]): Promise<void> {
  const state = stateOf(await readCatalogue(db));
  const missing = wanted.filter((id) => memory.get(id)?.state !== state);
  if (missing.length === 0) return;
  for (const game of await readGames(db, missing)) if (game) memory.set(game.gameId, { game, state });
  forget(memory, new Set(wanted));
}

function forget(memory: Memory, wanted: ReadonlySet<number>): void {
  for (const id of memory.keys()) {
    if (memory.size <= REMEMBERED) return;
    if (!wanted.has(id)) memory.delete(id);
  }
}
