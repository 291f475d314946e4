// The games of the catalogue: about 600 titles of three playable games.
import type { SeedGame } from '#server/store/lobby/catalogue.ts';
import { BACKDROPS } from '../art/backdrop.ts';
import { hueOf } from '../art/colour.ts';
import type { MotifName } from '../art/gallery.ts';
import { platformOf } from './brands.ts';
import { gamePicture, symbolPicture } from '../picture-names.ts';
import { allTitles, type Title } from './titles.ts';

/** Minimum balance for tables with higher bets. */
const LARGE_TABLE = 500_00;
const CLASSIC_SYMBOLS: readonly MotifName[] = [
  'seven',
  'bell',
  'star5',
  'cherry',
  'clover',
  'gem',
  'coin',
  'crown',
];
const SYMBOLS = 7;

/** The look of a game's page: a hue, and the names of its reel pictures, the most valuable first. */
function lookOf(title: Title): Record<string, unknown> {
  const { motif, friends } = title.theme;
  const lesser = [...friends, ...rotated(CLASSIC_SYMBOLS, title.gameId)].filter((name) => name !== motif);
  const symbols = [...new Set(lesser)].slice(0, SYMBOLS - 1).map((name) => symbolPicture(name, 0));
  return {
    hue: hueOf(BACKDROPS[title.light].mid),
    symbols: [symbolPicture(motif, title.coat), ...symbols],
  };
}

function rotated<T>(list: readonly T[], by: number): T[] {
  const from = by % list.length;
  return [...list.slice(from), ...list.slice(0, from)];
}

/** The first screens of the lobby contain many of both, later ones fewer. */
function marksOf({ position, round }: Title): Pick<SeedGame, 'hot' | 'isNew'> {
  if (round === 0 && position % 5 === 0) return { hot: 1 };
  if (round === 0 && position % 9 === 4) return { isNew: 1 };
  if (round === 1 && position % 11 === 0) return { hot: 1 };
  return round === 2 && position % 5 === 0 ? { isNew: 1 } : {};
}

function gameOf(title: Title): SeedGame {
  const { gameId, position } = title;
  const isLarge = gameId % 29 === 0;
  return {
    gameId,
    name: title.name,
    typeId: title.typeId,
    brandId: title.brandId,
    platformId: platformOf(title.brandId),
    icon: gamePicture(gameId),
    status: gameId % 97 === 50 ? 0 : 1,
    sort: (position + 1) * 10,
    ...(title.edition === 0 ? marksOf(title) : {}),
    tryIt: isLarge || gameId % 5 === 0 ? 0 : 1,
    orientation: 0,
    tags: [...title.theme.tags],
    play: title.kind,
    look: lookOf(title),
    minCoin: isLarge ? LARGE_TABLE : 0,
  };
}

export const seedGames = (size?: number): SeedGame[] => allTitles(size).map(gameOf);
