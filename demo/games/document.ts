// The document of a game in its name and colours, as a page or sent inside the launch.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  FORBIDDEN,
  GAME_SESSION_CLOSED,
  GAME_SESSION_EXPIRED,
  GAME_SESSION_MOVED,
  GAME_SESSION_SIGNED_OUT,
  LAUNCH_USED,
  MAINTENANCE,
  SERVER_FAULT,
} from '#src/contract/errors.ts';
import { documentLanguage, folderOf, type Language } from '#server/languages/language.ts';
import type { DocumentValues } from '#server/world/built-in-games.ts';
import type { PageFiles } from '#server/world/page-files.ts';
import { filled } from '#server/games/template.ts';
import type { PlayableGame } from '#server/store/game/games.ts';
import { SYMBOLS } from './rules/slot.ts';
import { hueOf } from './skin.ts';

/** Files that a document loads. */
export const PAGES = join(import.meta.dirname, 'pages');
const DOCUMENT = readFileSync(join(PAGES, 'game.html'), 'utf8');

/** File of the page's texts; English stands in for one that is missing. */
function pageTexts(language: Language): string {
  const folder = folderOf(language);
  return existsSync(join(PAGES, 'texts', `${folder}.js`)) ? folder : 'en';
}

/** Codes that end a game session. */
const ENDINGS = [
  FORBIDDEN,
  GAME_SESSION_CLOSED,
  GAME_SESSION_EXPIRED,
  GAME_SESSION_MOVED,
  GAME_SESSION_SIGNED_OUT,
  LAUNCH_USED,
];
/** Codes after which the page asks again. */
const FAULTS = [SERVER_FAULT, MAINTENANCE];

export function gameDocument(
  game: PlayableGame,
  { language, appOrigin, around, session = '', secret = '' }: DocumentValues,
  { path, preloads }: PageFiles,
): string {
  const values: Readonly<Record<string, string>> = {
    ...documentLanguage(language),
    texts: pageTexts(language),
    name: game.name,
    play: game.play,
    files: path,
    hue: String(hueOf(game)),
    app: around,
    session,
    secret,
    endings: JSON.stringify(ENDINGS),
    faults: JSON.stringify(FAULTS),
    picture: pictureAt(appOrigin, game.icon, 320),
    symbols: symbolsOf(game.look)
      .map((name) => pictureAt(appOrigin, name, 160))
      .join(' '),
  };
  return filled(DOCUMENT.replace('<!--preloads-->', preloads), values);
}

const pictureAt = (appOrigin: string, name: string, width: number): string =>
  `${appOrigin}/pictures/${encodeURIComponent(name)}-${width}.webp`;

/** Names of the title's pictures in place of our symbols; none if it has too few. */
export function themeOf({ look }: PlayableGame): readonly string[] {
  const symbols = symbolsOf(look);
  return symbols.length >= SYMBOLS.length - 1 ? symbols : [];
}

/** Names of the title's pictures, the most valuable first; another kingfisher could be mistaken for the wild symbol. */
const symbolsOf = ({ symbols }: PlayableGame['look']): string[] =>
  Array.isArray(symbols)
    ? symbols.filter((name): name is string => typeof name === 'string' && !name.includes('kingfisher'))
    : [];
