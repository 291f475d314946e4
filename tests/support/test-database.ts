// A database of its own for each test file: in memory, or on the PostgreSQL that TEST_DATABASE_URL names.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { openDatabase, openEmbedded, type OpenDatabase } from '#server/database.ts';
import { migrate } from '#server/store/migrate.ts';

const CACHE = '.cache';
const MIGRATIONS = 'server/store/migrations';

export const isOnPostgres = (): boolean => Boolean(process.env['TEST_DATABASE_URL']);

/** Migrated, without rows. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (!isOnPostgres()) return openInMemory();
  const opened = await openEmptyDatabase();
  await migrate(opened.db);
  return opened;
}

/** Without tables. */
export function openEmptyDatabase(): Promise<OpenDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? openOnServer(server) : openEmbedded(new PGlite());
}

async function openOnServer(server: string): Promise<OpenDatabase> {
  const name = `halcyon_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const opened = await openDatabase({ databaseUrl: address.href, dataDir: null });
  const close = async () => {
    await opened.close();
    await run(server, `drop database ${name} with (force)`);
  };
  return { db: opened.db, close };
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Loading a migrated database takes a fifth of the time of making one. */
async function openInMemory(): Promise<OpenDatabase> {
  const path = join(CACHE, `migrated-${fingerprintOfMigrations()}.tar`);
  if (!existsSync(path)) await writeSnapshot(path);
  return openEmbedded(new PGlite({ loadDataDir: new Blob([readFileSync(path)]) }));
}

async function writeSnapshot(path: string): Promise<void> {
  const pglite = new PGlite();
  const { db } = await openEmbedded(pglite);
  await migrate(db);
  const dump = await pglite.dumpDataDir('none');
  await db.destroy();
  mkdirSync(CACHE, { recursive: true });
  // Renamed into place, because several workers may be at it.
  const own = `${path}.${process.pid}`;
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
  renameSync(own, path);
}

function fingerprintOfMigrations(): string {
  const hash = createHash('sha256').update(readFileSync('node_modules/@electric-sql/pglite/package.json'));
  const files = readdirSync(MIGRATIONS)
    .sort()
    .map((file) => join(MIGRATIONS, file));
  for (const file of [...files, 'server/store/migrate.ts']) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
