import type { ReadonlySignal } from '@preact/signals-react';

/** Resolves once the value of a signal is what is waited for; never in the same tick. */
export function until<T>(source: ReadonlySignal<T>, isMet: (value: T) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = source.subscribe((value) => {
      // The first call comes before there is anything to stop.
      if (isMet(value)) queueMicrotask(() => (stop(), resolve()));
    });
  });
}
