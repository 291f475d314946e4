// Opens the database: embedded in a folder, in memory, or a PostgreSQL server.
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { join } from 'node:path';
import { type Limits, ServerPool } from './database/server-pool.ts';
import { lockFolder } from './start/data-lock.ts';
import { closeFolder, makePrivate } from './start/private-folder.ts';
import { BrokenFolderError } from './start/start-error.ts';
import type { Settings } from './settings.ts';
import type { Db, Tables } from './store/tables.ts';

export interface OpenDatabase {
  readonly db: Db;
  /** The same without the limits of a request, for migrations and the like; not given: `db` has none. */
  readonly unhurried?: Db;
  /** To a server, by state; not given: there is one, in this process. */
  readonly connections?: () => Readonly<Record<string, number>>;
  close(): Promise<void>;
}

/** An hour is more than any statement takes, and less than for ever. */
const UNHURRIED: Limits = { connections: 10, waitMs: 10_000, statementMs: 3_600_000 };

/** `limits` are for statements on a server that a request waits for. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  limits?: Limits,
): Promise<OpenDatabase> {
  if (settings.databaseUrl !== '') return openServer(settings.databaseUrl, limits);
  if (settings.dataDir === null) return openEmbedded(new PGlite());
  await closeFolder(settings.dataDir);
  const lock = await lockFolder(settings.dataDir);
  try {
    const opened = await openFolder(join(settings.dataDir, 'database'));
    // Afterwards, because a new database is unpacked with the usual modes.
    await makePrivate(settings.dataDir);
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

/** By the numbers of the file system that the database was compiled with. */
const EMBEDDED_CODES: Readonly<Record<number, string>> = {
  2: 'EACCES',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

async function openFolder(path: string): Promise<OpenDatabase> {
  try {
    return await openEmbedded(new PGlite(path));
  } catch (cause) {
    const { errno = 0 } = cause as { errno?: number };
    const code = EMBEDDED_CODES[errno];
    throw code === undefined
      ? new BrokenFolderError('', { cause })
      : Object.assign(new Error(code), { code, path });
  }
}

export async function openEmbedded(pglite: PGlite): Promise<OpenDatabase> {
  await pglite.waitReady;
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  return { db, close: () => db.destroy() };
}

function openServer(address: string, limits: Limits | undefined): OpenDatabase {
  const unhurried = overPool(new ServerPool(address, UNHURRIED));
  if (!limits) return { db: unhurried, close: () => unhurried.destroy() };
  const pool = new ServerPool(address, limits);
  const db = overPool(pool);
  const close = async () => void (await Promise.all([db.destroy(), unhurried.destroy()]));
  return { db, unhurried, close, connections: () => pool.states };
}

const overPool = (pool: ServerPool): Db => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
