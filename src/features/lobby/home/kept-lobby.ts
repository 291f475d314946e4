// The lobby as it was last shown, so that it comes back whole in its first frame. Kept by this page alone.
import type { GameList } from '../games/game-list.ts';
import type { GameRows } from '../games/game-rows.ts';
import { type GridPlace, newPlace } from '../games/grid-place.ts';
import type { LobbyConfig } from './lobby-view.ts';

export interface ShownLobby {
  readonly config: LobbyConfig;
  readonly likedIds: readonly number[];
  readonly rows: GameRows;
  readonly list: GameList;
}

export interface KeptLobby {
  /** Member and filter. */
  readonly key: string;
  readonly place: GridPlace;
  shown?: ShownLobby;
}

let kept: KeptLobby | undefined;

/** For a new screen: what was kept of the same member and filter, or an empty copy to fill. */
export const keptLobby = (key: string): KeptLobby => (kept?.key === key ? kept : { key, place: newPlace() });

export function keepLobby(lobby: KeptLobby, shown: ShownLobby): void {
  lobby.shown = shown;
  kept = lobby;
}
