// Opens the database: embedded in a folder, in memory, or a PostgreSQL server.
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { lockFolder } from './start/data-lock.ts';
import type { Settings } from './settings.ts';
import type { Db, Tables } from './store/tables.ts';

export interface OpenDatabase {
  readonly db: Db;
  close(): Promise<void>;
}

/** OID of bigint, which `pg` returns as text by default. */
const BIGINT_OID = 20;
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;

export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
): Promise<OpenDatabase> {
  if (settings.databaseUrl !== '') return openServer(settings.databaseUrl);
  if (settings.dataDir === null) return openEmbedded(new PGlite());
  await mkdir(settings.dataDir, { recursive: true });
  const lock = await lockFolder(settings.dataDir);
  try {
    const opened = await openEmbedded(new PGlite(join(settings.dataDir, 'database')));
    const close = async () => {
      await opened.close();
      await lock.release();
    };
    return { db: opened.db, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

export async function openEmbedded(pglite: PGlite): Promise<OpenDatabase> {
  await pglite.waitReady;
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  return { db, close: () => db.destroy() };
}

function openServer(connectionString: string): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: { getTypeParser },
  });
  // Without a listener a connection that breaks while idle would end the process; the next query opens a new one.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}

// Constraints keep all integers of this schema below 2^53.
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: unknown) =>
  oid === BIGINT_OID ? Number : pg.types.getTypeParser(oid, format as 'text');
