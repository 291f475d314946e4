// What an upgrade to a version does with the rows, for devices of a version before.
import { fillShelves } from './006-shelves.ts';
import { copyChunks } from './008-chunks.ts';
import { moveToMutations } from './008-mutations.ts';
import { setOutboxAside } from './010-outbox.ts';

export const upgrades = { 6: [fillShelves], 8: [copyChunks, moveToMutations], 10: [setOutboxAside] } as const;
