// The worker's connection to the event outbox.
import type Dexie from 'dexie';
import { beginNewLog } from '#src/device/new-log.ts';
import { oneWriter } from '#src/data/db/tables/one-writer.ts';
import { OUTBOX_NAME, OUTBOX_VERSION } from '#src/data/db/tables/version.ts';
import type { OutboxDb } from '#src/data/db/tables/outbox-db.ts';
import { existingDatabase } from './existing-database.ts';

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
  const db = await existingDatabase({ name: OUTBOX_NAME, version: OUTBOX_VERSION }, oneWriter('delivery'));
  // The system closed it, or a page upgrades or deletes it.
  db?.on('close', () => {
    opening = undefined;
  });
  return db && named(db);
}

/** Dexie reads the tables from the database itself, and gives them no name on the object. */
const named = (db: Dexie): OutboxDb =>
  Object.assign(db, Object.fromEntries(db.tables.map((table) => [table.name, table]))) as Dexie as OutboxDb;
