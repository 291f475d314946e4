// What an upgrade to a version does with the rows, for devices of a version before.
import { fillShelves } from './006-shelves.ts';
import { copyChunks } from './008-chunks.ts';
import { moveToMutations } from './008-mutations.ts';

export const upgrades = { 6: [fillShelves], 8: [copyChunks, moveToMutations] } as const;
