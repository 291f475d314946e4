// The three games that are played here, as the platform takes them.
import type { BuiltInGames } from '#server/world/built-in-games.ts';
import { gameDocument, PAGES, themeOf } from './document.ts';
import { Choice, playOf } from './rules/plays.ts';
import { gameRules } from './rules/describe.ts';
import { registerSkins } from './skin.ts';

export const games: BuiltInGames = {
  playOf,
  choice: Choice,
  rulesOf: (game, language) => gameRules(game.play, { language, theme: themeOf(game) }),
  document: gameDocument,
  pages: PAGES,
  register: registerSkins,
};
