// One thing that happens, any number of listeners; a listener that throws does not silence the next.

export interface Emitter<T> {
  readonly emit: (value: T) => void;
  /** Returns the way to stop listening. */
  readonly listen: (listener: (value: T) => void) => () => void;
}

export function createEmitter<T>(): Emitter<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    emit(value) {
      for (const listener of [...listeners]) {
        try {
          listener(value);
        } catch (error) {
          reportError(error);
        }
      }
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

// Present in pages, workers and tests alike, but in no library that all three share.
declare function reportError(error: unknown): void;
