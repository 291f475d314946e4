// One lock for each mutation, taken in the same tick. It is held here and not by a screen, so that leaving a screen
// and coming back does not release it.
import { useSignals } from '@preact/signals-react/runtime';
import { signal } from '@preact/signals-react';
import type { Call, NoAnswer } from '#src/contract/call.ts';
import { until } from '#src/lib/until.ts';

/** Locks that are held. */
const mutationsUnderWay = signal<ReadonlySet<string>>(new Set());

export const BUSY: NoAnswer = { ok: false, kind: 'busy' };

export const lockOf = (call: Pick<Call, 'name'>, subject = ''): string =>
  subject === '' ? call.name : `${call.name} ${subject}`;

/** A second caller gets `busy` at once: the reply belongs to the first one. */
export async function underLock<R>(lock: string, work: () => Promise<R>): Promise<R | NoAnswer> {
  const held = mutationsUnderWay.peek();
  if (held.has(lock)) return BUSY;
  mutationsUnderWay.value = new Set([...held, lock]);
  try {
    return await work();
  } finally {
    mutationsUnderWay.value = new Set([...mutationsUnderWay.peek()].filter((other) => other !== lock));
  }
}

export const isMutating = (): boolean => mutationsUnderWay.peek().size > 0;

/** Whether this page is sending under that lock. */
export const isUnderWay = (lock: string): boolean => mutationsUnderWay.peek().has(lock);

/** Resolves when no mutation is under way. */
export const mutationsEnded = (): Promise<void> => until(mutationsUnderWay, ({ size }) => size === 0);

export const useIsMutating = (lock: string): boolean => {
  useSignals();
  return mutationsUnderWay.value.has(lock);
};
