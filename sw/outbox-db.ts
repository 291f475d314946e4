// The worker's connection to the event outbox, the only database that it opens. Only pages create and upgrade it, so that
// the worker contains no upgrade code: it opens the version that it knows, and works without if there is none or another.
import Dexie from 'dexie';
import { existingOnly } from '#src/device/databases.ts';
import { beginNewLog } from '#src/device/new-log.ts';
import { oneWriter } from '#src/data/db/one-writer.ts';
import { OUTBOX_NAME, OUTBOX_VERSION } from '#src/data/db/version.ts';
import type { OutboxDb } from '#src/data/events/outbox-db.ts';

let opening: Promise<OutboxDb | null> | undefined;

/** `null` without a usable outbox. */
export function outbox(): Promise<OutboxDb | null> {
  opening ??= open().then((db) => {
    // A page may open or upgrade it at any moment.
    if (!db) opening = undefined;
    return db;
  });
  return opening;
}

async function open(): Promise<OutboxDb | null> {
  await beginNewLog();
  const db = new Dexie(OUTBOX_NAME, {
    indexedDB: existingOnly,
    // Only this module opens it again, because the version may have changed meanwhile.
    autoOpen: false,
    chromeTransactionDurability: 'relaxed',
  }) as OutboxDb;
  db.use(oneWriter('delivery'));
  try {
    await db.open();
  } catch {
    return null;
  }
  if (Math.floor(db.verno) !== OUTBOX_VERSION) {
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
