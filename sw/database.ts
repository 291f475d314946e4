// The worker's connection. Only pages create and upgrade the database, so that the worker contains no upgrade code: it
// opens the version that it knows, and works without storage if there is none or another one.
import Dexie from 'dexie';
import { beginNewLog } from '#src/data/db/new-log.ts';
import { oneWriter } from '#src/data/db/one-writer.ts';
import type { HalcyonDb } from '#src/data/db/schema.ts';
import { DB_NAME, DB_VERSION } from '#src/data/db/version.ts';

let opening: Promise<HalcyonDb | null> | undefined;

/** `null` without a usable database: the worker then passes everything to the network. */
export function database(): Promise<HalcyonDb | null> {
  opening ??= open().then((db) => {
    // A page may open or upgrade it at any moment.
    if (!db) opening = undefined;
    return db;
  });
  return opening;
}

async function open(): Promise<HalcyonDb | null> {
  await beginNewLog();
  const db = new Dexie(DB_NAME, {
    indexedDB: existingOnly,
    // Only this module opens it again, because the version may have changed meanwhile.
    autoOpen: false,
    chromeTransactionDurability: 'relaxed',
  }) as HalcyonDb;
  db.use(oneWriter);
  try {
    await db.open();
  } catch {
    return null;
  }
  if (Math.floor(db.verno) !== DB_VERSION) {
    db.close();
    return null;
  }
  // The system closed it, or a page upgrades or deletes it.
  db.on('close', () => {
    opening = undefined;
  });
  // Dexie reads the tables from the database itself, and gives them no name on the object.
  return Object.assign(db, Object.fromEntries(db.tables.map((table) => [table.name, table])));
}

/** Dexie itself would delete a database that was not there, and with it the one that a page is making meanwhile. */
const existingOnly = {
  open(name: string): IDBOpenDBRequest {
    const request = indexedDB.open(name);
    request.addEventListener('upgradeneeded', (event) => {
      event.stopImmediatePropagation();
      request.transaction?.abort();
    });
    return request;
  },
};
