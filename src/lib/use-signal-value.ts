import type { ReadonlySignal } from '@preact/signals-react';
import { useCallback, useSyncExternalStore } from 'react';

/** Reads a signal and subscribes to it, without a build transform. */
export function useSignalValue<T>(signal: ReadonlySignal<T>): T {
  const subscribe = useCallback((changed: () => void) => signal.subscribe(changed), [signal]);
  const read = () => signal.peek();
  return useSyncExternalStore(subscribe, read, read);
}
