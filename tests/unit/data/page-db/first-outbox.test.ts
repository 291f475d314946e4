// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageOutbox } from '#src/data/db/page-outbox.ts';
import { OUTBOX_NAME } from '#src/data/db/tables/version.ts';
import { createFirstOutbox } from '#src/data/events/first-outbox.ts';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Version, tables, keys, indexes and the rows of the installation, as the browser has them. */
async function stored() {
  const db = await asked(indexedDB.open(OUTBOX_NAME));
  const names = [...db.objectStoreNames];
  const transaction = db.transaction(names);
  const tables = names.map((name) => {
    const { keyPath, autoIncrement, indexNames } = transaction.objectStore(name);
    const indexes = [...indexNames].map((index) => {
      const { keyPath: of, unique, multiEntry } = transaction.objectStore(name).index(index);
      return { index, of, unique, multiEntry };
    });
    return { name, keyPath, autoIncrement, indexes };
  });
  const rows: Array<{ key: string; value: string }> = await asked(
    transaction.objectStore('installation').getAll(),
  );
  const { version } = db;
  db.close();
  return { version, tables, rows };
}

/** As the code of the databases opens it, and what has happened to it then. */
async function opened() {
  const outbox = new PageOutbox({ onMoved: () => {}, onReturned: () => {} });
  await outbox.open();
  outbox.close();
  return stored();
}

describe('the outbox of a new device', () => {
  it('is what the code of the databases would have made, with an installation of its own', async () => {
    await createFirstOutbox();
    await vi.waitFor(async () => expect(await indexedDB.databases()).toHaveLength(1));
    const early = await stored();
    expect(early.rows).toEqual([{ key: 'installId', value: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
    expect(await opened()).toEqual(early);

    vi.stubGlobal('indexedDB', new IDBFactory());
    const late = await opened();
    expect([late.version, late.tables]).toEqual([early.version, early.tables]);
    expect(late.rows).not.toEqual(early.rows);
  });

  it('is not made where something is stored, or where nobody can say', async () => {
    (await asked(indexedDB.open('halcyon', 100))).close();
    const open = vi.spyOn(indexedDB, 'open');
    await createFirstOutbox();
    vi.spyOn(indexedDB, 'databases').mockRejectedValue(new Error('Not here'));
    await createFirstOutbox();
    expect(open).not.toHaveBeenCalled();
  });
});
