// Local and session storage, with a fallback in memory for this page only if they are refused or full.
import { signal } from '@preact/signals-react';

/** Something that was to be stored is only in this page. */
export const isForgetful = signal(false);

interface Items {
  readonly read: (key: string) => string | null;
  /** False if only this page has it. */
  readonly write: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

/** Storage that is refused throws as soon as it is asked for. */
function itemsIn(storage: () => Storage): Items {
  const memory = new Map<string, string>();
  return {
    read: (key) => memory.get(key) ?? allowed(() => storage().getItem(key)) ?? null,
    write(key, value) {
      const isKept = allowed(() => (storage().setItem(key, value), true)) ?? false;
      if (isKept) memory.delete(key);
      else memory.set(key, value);
      return isKept;
    },
    remove(key) {
      memory.delete(key);
      allowed(() => storage().removeItem(key));
    },
  };
}

/** `undefined` if the browser throws. */
export function allowed<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    isForgetful.value = true;
    return undefined;
  }
}

export const { read: readItem, write: writeItem, remove: removeItem } = itemsIn(() => localStorage);

/** For this tab, until it is closed. */
export const sessionItems = itemsIn(() => sessionStorage);
