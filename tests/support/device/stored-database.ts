// A database as text and back, without Dexie: stores, keys, indexes, rows and the next key.

interface StoredTable {
  readonly keyPath: string | string[] | null;
  readonly autoIncrement: boolean;
  readonly indexes: {
    readonly name: string;
    readonly keyPath: string | string[];
    readonly unique: boolean;
  }[];
  /** The next key of a store that numbers its rows. */
  readonly nextKey?: number;
  readonly rows: unknown[];
}

export interface StoredDatabase {
  /** The browser's version number: ten times that of `db.version()`. */
  readonly version: number;
  readonly tables: Record<string, StoredTable>;
}

export const toText = (stored: StoredDatabase): string => `${JSON.stringify(stored, encode)}\n`;

export const fromText = (text: string): StoredDatabase => JSON.parse(text, decode) as StoredDatabase;

const COLUMNS = { Float64Array, Uint8Array };

function encode(_: string, value: unknown): unknown {
  for (const [name, Column] of Object.entries(COLUMNS)) {
    if (value instanceof Column) return { [name]: [...value] };
  }
  return value;
}

function decode(_: string, value: unknown): unknown {
  for (const [name, Column] of Object.entries(COLUMNS)) {
    const numbers = (value as Record<string, number[]> | null)?.[name];
    if (Array.isArray(numbers)) return Column.from(numbers);
  }
  return value;
}

export async function restoreDatabase(name: string, { version, tables }: StoredDatabase): Promise<void> {
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = () => {
    for (const [table, { keyPath, autoIncrement, indexes, nextKey, rows }] of Object.entries(tables)) {
      const store = opening.result.createObjectStore(table, { keyPath, autoIncrement });
      for (const index of indexes) store.createIndex(index.name, index.keyPath, { unique: index.unique });
      if (nextKey !== undefined && nextKey > 1) spendKeysTo(store, nextKey - 1);
      for (const row of rows) store.put(row);
    }
  };
  (await settled(opening)).close();
}

/** The rows with earlier numbers have been sent and deleted. */
function spendKeysTo(store: IDBObjectStore, key: number): void {
  store.put({ [store.keyPath as string]: key });
  store.delete(key);
}

export async function dumpDatabase(name: string): Promise<StoredDatabase> {
  const db = await settled(indexedDB.open(name));
  const tables: Record<string, StoredTable> = {};
  for (const table of db.objectStoreNames) tables[table] = await dumpTable(db, table);
  db.close();
  return { version: db.version, tables };
}

async function dumpTable(db: IDBDatabase, name: string): Promise<StoredTable> {
  const transaction = db.transaction(name, 'readwrite');
  const store = transaction.objectStore(name);
  const { keyPath, autoIncrement } = store;
  const indexes = [...store.indexNames].map((index) => {
    const { keyPath: path, unique } = store.index(index);
    return { name: index, keyPath: path, unique };
  });
  const rows = await settled(store.getAll());
  const nextKey = autoIncrement ? ((await settled(store.add({}))) as number) : undefined;
  // The row existed only to be numbered.
  transaction.abort();
  return { keyPath, autoIncrement, indexes, ...(nextKey !== undefined && { nextKey }), rows };
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(request.error?.message));
  });
}
