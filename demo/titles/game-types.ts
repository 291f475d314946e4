import type { Catalogue } from '#server/store/lobby/catalogue.ts';
import type { MotifName } from '../art/gallery.ts';
import { gameType } from '../config/words.ts';

export type Kind = 'slot' | 'dice' | 'wheel';

export const GAME_TYPES: Catalogue['gameTypes'] = [
  { id: 1, name: gameType('slots'), icon: 'gem', status: 1, sort: 1 },
  { id: 2, name: gameType('classics'), icon: 'cherry', status: 1, sort: 2 },
  { id: 3, name: gameType('adventures'), icon: 'compass', status: 1, sort: 3 },
  { id: 4, name: gameType('legends'), icon: 'crown', status: 1, sort: 4 },
  { id: 5, name: gameType('dice'), icon: 'dices', status: 1, sort: 5 },
  { id: 6, name: gameType('wheels'), icon: 'ferris-wheel', status: 1, sort: 6 },
  { id: 7, name: gameType('quickRounds'), icon: 'zap', status: 1, sort: 7 },
  // There is no table game to play yet, so members do not see the type.
  { id: 8, name: gameType('tables'), icon: 'spade', status: 0, sort: 8 },
];

interface Placement {
  readonly typeId: number;
  readonly kind: Kind;
  readonly motifs: readonly MotifName[];
}

const PLACEMENTS: readonly Placement[] = [
  {
    typeId: 2,
    kind: 'slot',
    motifs: [
      'cherry',
      'citrus',
      'grapes',
      'melon',
      'plum',
      'seven',
      'bell',
      'star5',
      'clover',
      'horseshoe',
      'coin',
    ],
  },
  {
    typeId: 3,
    kind: 'slot',
    motifs: [
      'ship',
      'compass',
      'chest',
      'key',
      'hourglass',
      'blade',
      'pyramid',
      'scarab',
      'volcano',
      'lighthouse',
      'anchor',
      'laurel',
    ],
  },
  {
    typeId: 4,
    kind: 'slot',
    motifs: ['dragon', 'phoenix', 'unicorn', 'wolf', 'mask', 'crown', 'sun', 'moon', 'potion'],
  },
  { typeId: 5, kind: 'dice', motifs: ['dice', 'bigDie', 'domino'] },
  { typeId: 6, kind: 'wheel', motifs: ['wheel', 'helm'] },
  { typeId: 7, kind: 'dice', motifs: ['rocket', 'comet'] },
  { typeId: 7, kind: 'wheel', motifs: ['planet', 'balloon'] },
  { typeId: 8, kind: 'dice', motifs: ['suits'] },
];

const SLOTS: Omit<Placement, 'motifs'> = { typeId: 1, kind: 'slot' };

export const placementOf = (motif: MotifName): Omit<Placement, 'motifs'> =>
  PLACEMENTS.find(({ motifs }) => motifs.includes(motif)) ?? SLOTS;
