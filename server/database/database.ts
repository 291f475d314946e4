// Opens the database: embedded in a folder, in memory, or a PostgreSQL server.
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { join } from 'node:path';
import { fairDialect } from './fair-dialect.ts';
import { limitedDialect } from './limited-dialect.ts';
import { type Limits, ServerPool } from './server-pool.ts';
import { FairQueue } from '../fair-queue/fair-queue.ts';
import { lockFolder } from '../data-folder/data-lock.ts';
import { closeFolder, makePrivate } from '../data-folder/private-folder.ts';
import { BrokenFolderError } from './errors.ts';
import type { Settings } from '../settings/settings.ts';
import type { Db, Tables } from './tables/tables.ts';

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
  const queue = new FairQueue({ places: 1 });
  // It computes in this thread: requests that have arrived meanwhile join the queue before anybody's turn comes.
  const leave = () => void setImmediate(() => queue.leave());
  const db = new Kysely<Tables>({ dialect: fairDialect(new PGliteDialect({ pglite }), queue, leave) });
  return { db, close: () => db.destroy() };
}

function openServer(address: string, limits: Limits | undefined): OpenDatabase {
  const unhurried = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new ServerPool(address, UNHURRIED) }),
  });
  if (!limits) return { db: unhurried, close: () => unhurried.destroy() };
  const pool = new ServerPool(address, limits);
  const queue = new FairQueue({ places: limits.connections, waitMs: limits.waitMs });
  const db = new Kysely<Tables>({ dialect: fairDialect(limitedDialect(pool, limits.statementMs), queue) });
  const close = async () => void (await Promise.all([db.destroy(), unhurried.destroy()]));
  return { db, unhurried, close, connections: () => ({ ...pool.states, waiting: queue.waiting }) };
}
