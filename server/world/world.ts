// What a platform begins with and cannot invent. It starts without any of it: demo/world.ts is one, and not the only one.
import { type BuiltInGames, NO_GAMES } from './built-in-games.ts';
import type { Catalogue } from '../store/lobby/catalogue.ts';
import { EMPTY_CATALOGUE } from '../store/lobby/empty-catalogue.ts';

export interface World {
  /** Fills an empty database; `size` is the wanted number of games. */
  readonly catalogue: (now: Date, size: number) => Promise<Catalogue>;
  /** Registered in an empty database unless DEMO_MEMBER is 0, and named when the platform starts. */
  readonly member: FirstMember | null;
  /** The WebP of a picture that the catalogue names, at one of its widths; `null` if there is none. */
  readonly pictureFile: (name: string, width: number) => string | null;
  readonly games: BuiltInGames;
}

export interface FirstMember {
  readonly account: string;
  readonly password: string;
}

export const EMPTY_WORLD: World = {
  catalogue: async () => EMPTY_CATALOGUE,
  member: null,
  pictureFile: () => null,
  games: NO_GAMES,
};
