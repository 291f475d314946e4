// An event with any number of listeners; a listener that throws does not stop the others.

export interface Emitter<T> {
  readonly emit: (value: T) => void;
  /** Returns a function that removes the listener. */
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

// Available in pages, workers and tests, but not in the type library that they share.
declare function reportError(error: unknown): void;
