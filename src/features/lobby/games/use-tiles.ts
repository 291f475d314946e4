import { useMemo } from 'react';
import type { Game } from '#src/contract/config.ts';
import type { LobbyConfig } from '../home/lobby-view.ts';
import type { GameNote, TileContext } from './GameTile.tsx';
import { useNotes } from './use-notes.ts';
import { useTileContext, type Where } from './use-tile-context.ts';

/** What rows and grids of games need to know beside the games. */
export interface Tiles {
  readonly context: TileContext;
  /** Ids. */
  readonly liked: ReadonlySet<number>;
  readonly noteOf?: ((game: Game) => GameNote | undefined) | undefined;
}

export function useTiles(lobby: LobbyConfig, likedIds: readonly number[], where: Where): Tiles {
  const context = useTileContext(lobby, where);
  const noteOf = useNotes(lobby, where.isLive);
  const liked = useMemo(() => new Set(likedIds), [likedIds]);
  return { context, liked, noteOf };
}
