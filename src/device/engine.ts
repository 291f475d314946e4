// The IndexedDB behind a database: the browser's, until it is replaced by one in this page's memory. Dexie holds the
// object for good, so each call looks up which one it is now.
import { answeredRequest } from './databases.ts';

interface Engine {
  readonly indexedDB: Pick<IDBFactory, 'open' | 'deleteDatabase' | 'databases'>;
  readonly IDBKeyRange: Pick<typeof IDBKeyRange, 'bound' | 'lowerBound' | 'only' | 'upperBound'>;
}

export interface ReplaceableEngine {
  /** For Dexie. */
  readonly options: Engine;
  readonly replace: (engine: Engine) => void;
}

type Methods = Readonly<Record<string | symbol, (...given: unknown[]) => unknown>>;

/**
 * `found`: what Dexie has found here when it was loaded. Without any IndexedDB it would run no live query, whatever a
 * database itself is given.
 */
export function replaceableEngine(found: { indexedDB?: unknown }): ReplaceableEngine {
  hideThrowing();
  let engine: Engine = globalThis;
  const latest = (name: keyof Engine): unknown => {
    const method =
      (_: unknown, key: string | symbol) =>
      (...given: unknown[]) => {
        const answer = (engine[name] as unknown as Methods)[key]?.(...given);
        return key === 'open' ? answeredRequest(answer as IDBOpenDBRequest) : answer;
      };
    return new Proxy({}, { get: method });
  };
  const options = { indexedDB: latest('indexedDB'), IDBKeyRange: latest('IDBKeyRange') } as Engine;
  found.indexedDB ??= options.indexedDB;
  return {
    options,
    replace(other) {
      engine = other;
    },
  };
}

/** Dexie reads the global one in the middle of each opening, and one that throws there would leave it opening for ever. */
function hideThrowing(): void {
  try {
    void globalThis.indexedDB;
  } catch {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true, writable: true });
  }
}
