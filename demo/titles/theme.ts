import type { BackdropName } from '../art/backdrop.ts';
import type { MotifName, SceneName } from '../art/gallery.ts';

/** A world of games: what stands in the picture, where, in which light, and what they are called. */
export interface Theme {
  readonly motif: MotifName;
  /** The two that go with it, also the next best symbols of its reels. */
  readonly friends: readonly [MotifName, MotifName];
  readonly scenes: readonly SceneName[];
  readonly lights: readonly BackdropName[];
  readonly tags: readonly string[];
  readonly names: readonly string[];
}

/** One theme a row, its lists by spaces and its names by commas. */
export function theme(row: {
  readonly of: MotifName;
  readonly with: readonly [MotifName, MotifName];
  readonly in: readonly SceneName[];
  readonly lit: readonly BackdropName[];
  readonly tags: string;
  readonly names: string;
}): Theme {
  return {
    motif: row.of,
    friends: row.with,
    scenes: row.in,
    lights: row.lit,
    tags: row.tags.split(' '),
    names: row.names.split(', '),
  };
}
