// The twenty brands' hands, by the brand's id.
import type { Hand } from './hand.ts';
import {
  arch,
  bamboo,
  card,
  facet,
  garland,
  glass,
  halftone,
  mosaic,
  paper,
  porthole,
  ribbonBand,
  rivets,
  rope,
  scallop,
} from './hands/borders.ts';
import { deco, enso, filigree, neon, orbit, seal, stitch } from './hands/lines.ts';

const GOLD = '#f0b93a';

export const HANDS: Readonly<Record<number, Hand>> = {
  1: { metal: GOLD, frame: deco, contour: 'dark', size: 0.94, vignette: 0.55 },
  2: { metal: '#c98a52', frame: porthole, pop: true, contour: 'dark', size: 0.9, vignette: 0.4 },
  3: { metal: '#f7d9a0', frame: paper, pop: true, contour: 'none', size: 0.92, vignette: 0.2 },
  4: { metal: '#ff5fd2', frame: neon, contour: 'dark', size: 0.94, vignette: 0.75 },
  5: { metal: '#ffc24a', frame: glass, pop: true, contour: 'dark', size: 0.92, vignette: 0.3 },
  6: { metal: '#c9a24a', frame: bamboo, contour: 'dark', size: 0.94, vignette: 0.4 },
  7: { metal: '#b8733f', frame: rivets, pop: true, contour: 'dark', size: 0.94, vignette: 0.5 },
  8: { metal: '#fff3df', behind: enso, frame: seal, contour: 'none', size: 0.98, vignette: 0.35 },
  9: { metal: '#e8c46a', frame: arch, pop: true, contour: 'dark', size: 0.92, vignette: 0.3 },
  10: { metal: '#ffffff', frame: halftone, pop: true, contour: 'light', size: 1.02, vignette: 0.1 },
  11: { metal: '#f2d27a', frame: mosaic, pop: true, contour: 'dark', size: 0.92, vignette: 0.3 },
  12: { metal: '#b8463a', frame: card, pop: true, contour: 'dark', size: 0.92, vignette: 0.25 },
  13: { metal: '#f5cf6a', frame: filigree, contour: 'metal', size: 0.94, vignette: 0.5 },
  14: { metal: '#8fd8ff', frame: orbit, contour: 'dark', size: 0.98, vignette: 0.6 },
  15: { metal: '#ffc0d4', frame: scallop, pop: true, contour: 'light', size: 0.88, vignette: 0.1 },
  16: { metal: '#ffcf5a', frame: stitch, pop: true, contour: 'dark', size: 0.9, vignette: 0.2 },
  17: { metal: '#9fc4e8', frame: facet, pop: true, contour: 'dark', size: 0.94, vignette: 0.4 },
  18: { metal: '#ffd88a', frame: garland, pop: true, contour: 'dark', size: 0.92, vignette: 0.3 },
  19: { metal: '#d8a95a', frame: rope, pop: true, contour: 'dark', size: 0.94, vignette: 0.4 },
  20: { metal: '#d8344f', frame: ribbonBand, contour: 'dark', size: 1.06, vignette: 0.5 },
};
