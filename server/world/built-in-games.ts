// The seam for games that are played here. Without any, every title is one of another provider, or closed.
import type { FastifyInstance } from 'fastify';
import { type GenericSchema, object } from 'valibot';
import type { GameRules } from '#src/contract/game-rules.ts';
import type { Language } from '../languages/language.ts';
import type { PlayableGame } from '../store/game/games.ts';
import type { AllPageFiles, PageFiles } from './page-files.ts';
import type { Play } from './play.ts';

export interface BuiltInGames {
  /** By the `play` of a title; `null` if no game of that name is played here. */
  readonly playOf: (name: string) => Play | null;
  /** The choices of all games; each game reads its own. */
  readonly choice: GenericSchema<unknown, object>;
  /** What the details of a title tell before play; `null` if it is not played here. */
  readonly rulesOf: (game: PlayableGame, language: Language) => GameRules | null;
  readonly document: (game: PlayableGame, values: DocumentValues, files: PageFiles) => string;
  /** Folder of the files that documents load; `null` if there are none. */
  readonly pages: string | null;
  /** Adds to the games' origin what documents load besides. */
  readonly register: (games: FastifyInstance) => void;
}

export interface DocumentValues {
  readonly language: Language;
  /** Origin that pictures are loaded from. */
  readonly appOrigin: string;
  /** Origin of the surrounding page, which the game exchanges messages with. */
  readonly around: string;
  /** Set for a document that has no address to read these from. */
  readonly session?: string;
  readonly secret?: string;
}

/** With the files that their documents load. */
export interface ServedGames extends BuiltInGames {
  readonly files: AllPageFiles;
}

export const NO_GAMES: BuiltInGames = {
  playOf: () => null,
  choice: object({}),
  rulesOf: () => null,
  document: () => '',
  pages: null,
  register: () => {},
};
