// IndexedDB as browsers spoil it, for one database alone or for all.
import { denied, fail, full } from './spoilt.ts';

export const DATABASE_FAULTS = [
  'throws when it is opened',
  'refuses to open',
  'never opens',
  'cannot be read',
  'never answers a read',
  'is full',
] as const;

export type DatabaseFault = (typeof DATABASE_FAULTS)[number];

const READS = ['get', 'getAll', 'getAllKeys', 'openCursor', 'openKeyCursor', 'count'];
const WRITES = ['add', 'put', 'delete', 'clear'];

const silent = () => new EventTarget();

/** Every object store of the database, whoever opens it. */
const METHODS: Partial<Record<DatabaseFault, readonly [names: readonly string[], method: () => unknown]>> = {
  'cannot be read': [READS, fail(() => new DOMException('', 'UnknownError'))],
  'never answers a read': [READS, silent],
  'is full': [WRITES, fail(full)],
};

/** Without a name each database has the fault. */
export function spoiltDatabases(device: IDBFactory, fault: DatabaseFault, name?: string): IDBFactory {
  const spoil = (opening: IDBOpenDBRequest): IDBOpenDBRequest => {
    if (fault === 'never opens') return silent() as IDBOpenDBRequest;
    opening.addEventListener('upgradeneeded', (event) => {
      if (fault !== 'refuses to open') return;
      event.stopImmediatePropagation();
      opening.transaction?.abort();
    });
    opening.addEventListener('success', () => {
      const [names, method] = METHODS[fault] ?? [[], silent];
      if (names.length > 0) spoilStores(opening.result, names, method);
    });
    return opening;
  };
  const open: IDBFactory['open'] = (asked, version) => {
    const isSpoilt = asked !== 'halcyon-log' && (name === undefined || asked === name);
    if (isSpoilt && fault === 'throws when it is opened') throw denied();
    const opening = device.open(asked, version);
    return isSpoilt ? spoil(opening) : opening;
  };
  return new Proxy(device, {
    get: (_, key: keyof IDBFactory) => (key === 'open' ? open : device[key].bind(device)),
  });
}

function spoilStores(db: IDBDatabase, names: readonly string[], method: () => unknown): void {
  const begin = db.transaction.bind(db);
  db.transaction = (...given) => {
    const transaction = begin(...given);
    const storeOf = transaction.objectStore.bind(transaction);
    transaction.objectStore = (name) =>
      Object.assign(storeOf(name), Object.fromEntries(names.map((each) => [each, method])));
    return transaction;
  };
}
