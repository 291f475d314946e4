// A catalogue with as many games as a test needs, otherwise the same as the small one.
import type { Catalogue, SeedGame } from '#server/store/lobby/catalogue.ts';
import { smallCatalogue } from '../small-catalogue.ts';

export const FIRST_LONG_GAME = 1001;

export const longCatalogue = (length: number): Catalogue => ({
  ...smallCatalogue,
  games: Array.from({ length }, (_, index) => longGame(index)),
});

/** As long as in a real catalogue, wherever length matters. */
const longGame = (index: number): SeedGame => ({
  gameId: FIRST_LONG_GAME + index,
  name: `Lantern Bay ${index} Nights`,
  typeId: 1,
  brandId: 1,
  platformId: 1,
  icon: `g${FIRST_LONG_GAME + index}a`,
  status: 1,
  sort: (index + 1) * 10,
  tryIt: 1,
  tags: ['harbour', 'night', 'water'],
  play: 'slot',
});
