// Databases in the worker. Only pages create and upgrade them, so that the worker contains no upgrade code: it opens the
// version that it knows, and works without if there is none or another.
import Dexie from 'dexie';
import { existingOnly } from '#src/device/databases.ts';

type Middleware = Parameters<Dexie['use']>[0];

interface DatabaseVersion {
  readonly name: string;
  readonly version: number;
}

/** `null` without a usable one. */
export async function existingDatabase(
  { name, version }: DatabaseVersion,
  ...middleware: readonly Middleware[]
): Promise<Dexie | null> {
  const db = new Dexie(name, {
    indexedDB: existingOnly,
    // Only a new call opens it again, because the version may have changed meanwhile.
    autoOpen: false,
    chromeTransactionDurability: 'relaxed',
  });
  for (const one of middleware) db.use(one);
  try {
    await db.open();
  } catch {
    return null;
  }
  if (Math.floor(db.verno) === version) return db;
  db.close();
  return null;
}
