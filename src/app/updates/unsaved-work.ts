// What a reload would cost the person: an open game, typed text, or a mutation whose outcome is not known.
import { database } from '#src/data/db/database.ts';
import { openGameId } from '#src/data/games/open-game.ts';
import { isMutating } from '#src/data/mutations/lock.ts';
import { pause } from '#src/lib/timing.ts';

/** Milliseconds. Without an answer the rows are on the device, where a reload does not reach them. */
const PATIENCE_MS = 1000;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields that somebody has typed into. */
const typedInto = new Set<Field>();

export function listenForTyping(): void {
  addEventListener('input', ({ target }) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    // A search is in the address.
    if (isField && target.type !== 'search') typedInto.add(target);
  });
}

const hasTyped = (): boolean => {
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
  return [...typedInto].some(({ value }) => value !== '');
};

const isBusy = (): boolean => openGameId.peek() !== 0 || isMutating() || hasTyped();

export async function hasUnsavedWork(): Promise<boolean> {
  const pending = database().then(({ db }) => db.mutations.count());
  const count = await Promise.race([pending.catch(() => 0), pause(PATIENCE_MS).then(() => 0)]);
  return count > 0 || isBusy();
}
