// Databases for tests: in memory, or on the PostgreSQL that TEST_DATABASE_URL names. A worker keeps those it has made
// and wipes one for the next test, which takes a tenth of the time of making another.
import { PGlite } from '@electric-sql/pglite';
import { openEmbedded, type OpenDatabase } from '#server/database/database.ts';
import { openMigratedOnServer, openOnServer, serverAddress } from './server.ts';
import { readSnapshot } from './snapshot.ts';
import { prepareWipe, type Wipe } from './wipe.ts';

interface KeptDatabase {
  readonly db: OpenDatabase['db'];
  readonly wipe: Wipe;
}

/** Those that no test is using. */
const idle: KeptDatabase[] = [];

/** Migrated, without rows. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const kept = idle.pop() ?? (await makeDatabase());
  await kept.wipe();
  let isOpen = true;
  const close = async () => {
    if (isOpen) idle.push(kept);
    isOpen = false;
  };
  return { db: kept.db, close };
}

/** Without tables. */
export function openEmptyDatabase(): Promise<OpenDatabase> {
  const server = serverAddress();
  return server === '' ? openEmbedded(new PGlite()) : openOnServer(server);
}

async function makeDatabase(): Promise<KeptDatabase> {
  const { db } = await openMigrated();
  return { db, wipe: await prepareWipe(db) };
}

async function openMigrated(): Promise<OpenDatabase> {
  const server = serverAddress();
  return server === ''
    ? openEmbedded(new PGlite({ loadDataDir: await readSnapshot() }))
    : openMigratedOnServer(server);
}
