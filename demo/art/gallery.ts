// Everything that can be drawn, by name.
import type { Scene } from './backdrop.ts';
import type { Motif } from './motif.ts';
import * as birds from './motifs/birds.ts';
import * as crafts from './motifs/crafts.ts';
import * as flowers from './motifs/flowers.ts';
import * as forest from './motifs/forest.ts';
import * as fruit from './motifs/fruit.ts';
import * as harbour from './motifs/harbour.ts';
import * as hunters from './motifs/hunters.ts';
import * as legends from './motifs/legends.ts';
import * as play from './motifs/play.ts';
import * as sea from './motifs/sea.ts';
import * as sky from './motifs/sky.ts';
import * as treasure from './motifs/treasure.ts';
import * as hall from './scenes/hall.ts';
import * as land from './scenes/land.ts';
import * as water from './scenes/water.ts';

export const MOTIFS = {
  ...hunters,
  ...birds,
  ...sea,
  ...flowers,
  ...fruit,
  ...treasure,
  ...sky,
  ...legends,
  ...harbour,
  ...forest,
  ...crafts,
  ...play,
} satisfies Readonly<Record<string, Motif>>;

export type MotifName = keyof typeof MOTIFS;

export const SCENES = { ...water, ...land, ...hall } satisfies Readonly<Record<string, Scene>>;

export type SceneName = keyof typeof SCENES;
