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

type Given<F extends (...given: never[]) => unknown> = Parameters<F>;

export function replaceableEngine(): ReplaceableEngine {
  hideThrowing();
  let engine: Engine = globalThis;
  const indexedDb: Engine['indexedDB'] = {
    open: (...given: Given<IDBFactory['open']>) => answeredRequest(engine.indexedDB.open(...given)),
    deleteDatabase: (name) => engine.indexedDB.deleteDatabase(name),
    databases: () => engine.indexedDB.databases(),
  };
  const ranges: Engine['IDBKeyRange'] = {
    bound: (...given: Given<typeof IDBKeyRange.bound>) => engine.IDBKeyRange.bound(...given),
    only: (value: unknown) => engine.IDBKeyRange.only(value),
    lowerBound: (...given: Given<typeof IDBKeyRange.lowerBound>) => engine.IDBKeyRange.lowerBound(...given),
    upperBound: (...given: Given<typeof IDBKeyRange.upperBound>) => engine.IDBKeyRange.upperBound(...given),
  };
  return {
    options: { indexedDB: indexedDb, IDBKeyRange: ranges },
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
