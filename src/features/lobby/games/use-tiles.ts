import { useMemo } from 'react';
import type { Game } from '#src/contract/config.ts';
import type { LobbyConfig } from '../home/lobby-view.ts';
import type { GameNote, TileFacts } from './GameTile.tsx';
import { useNotes } from './use-notes.ts';
import { useTileFacts, type Where } from './use-tile-facts.ts';

/** What rows and grids of games need to know beside the games. */
export interface Tiles {
  readonly facts: TileFacts;
  /** Ids. */
  readonly liked: ReadonlySet<number>;
  readonly noteOf?: ((game: Game) => GameNote | undefined) | undefined;
}

export function useTiles(lobby: LobbyConfig, likedIds: readonly number[], where: Where): Tiles {
  const facts = useTileFacts(lobby, where);
  const noteOf = useNotes(lobby, where.isLive);
  const liked = useMemo(() => new Set(likedIds), [likedIds]);
  return { facts, liked, noteOf };
}
