import { useCallback, useMemo, useState } from 'react';
import type { Game } from '#src/contract/config.ts';
import type { HalcyonDb } from '#src/data/db.ts';
import { useFirstScreenQuery } from '#src/data/use-first-screen-query.ts';

export interface Shown {
  readonly from: number;
  /** The first that is not shown any more. */
  readonly to: number;
}

/** Games by which what is read moves on. */
const PIECE = 30;

/** Games that have been read stay at hand for the way back; more than that are read again. */
const REMEMBERED = 600;

type Read = ReadonlyMap<number, Game>;

/**
 * The games of a stretch of the list, in its order; one that has not been read yet is `undefined`. Only the
 * rows around the stretch are read, live.
 */
export function useGames(
  ids: readonly number[],
  { from, to }: Shown,
  known: readonly Game[],
): readonly (Game | undefined)[] {
  const [memory] = useState(() => new Map<number, Game>());
  // In pieces and one ahead, so that scrolling by a line asks for nothing and meets no hole.
  const begin = Math.max(0, Math.floor(from / PIECE) - 1) * PIECE;
  const end = (Math.ceil(to / PIECE) + 1) * PIECE;
  const wanted = useMemo(() => ids.slice(begin, end), [ids, begin, end]);
  const read = useCallback(
    async (db: HalcyonDb): Promise<Read> => {
      const games = await db.games.bulkGet(wanted);
      remember(memory, games);
      return new Map(memory);
    },
    [wanted, memory],
  );
  const first = useMemo(() => new Map(known.map((game) => [game.gameId, game])), [known]);
  const games = useFirstScreenQuery<Read | undefined>(read, undefined);
  return ids.slice(from, to).map((id) => games?.get(id) ?? first.get(id));
}

/** The newest last, so that what is dropped was seen longest ago. */
function remember(memory: Map<number, Game>, games: readonly (Game | undefined)[]): void {
  for (const game of games) {
    if (!game) continue;
    memory.delete(game.gameId);
    memory.set(game.gameId, game);
  }
  for (const id of memory.keys()) {
    if (memory.size <= REMEMBERED) return;
    memory.delete(id);
  }
}
