// The invented world of the demonstration, as the platform takes it.
import { join } from 'node:path';
import type { World } from '#server/world/world.ts';
import { games } from './games/games.ts';
import { fileOf } from './picture-names.ts';

const PICTURES = join(import.meta.dirname, 'pictures');

export const world = {
  // Only an empty database needs it.
  catalogue: async (now, size) => (await import('./catalogue.ts')).createCatalogue(now, size),
  member: { account: 'demo', password: 'kingfisher' },
  pictureFile: (name, width) => {
    const file = fileOf(name, width);
    return file && join(PICTURES, file);
  },
  games,
} as const satisfies World;
