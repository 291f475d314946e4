// Whether a platform can serve: what a load balancer asks before it sends anybody.
import { mkdir, statfs } from 'node:fs/promises';
import { DatabaseAwayError } from '../database/away.ts';
import type { Settings } from '../settings/settings.ts';
import { isReadOnly, missingMigrations } from '../store/operator/readiness.ts';
import { MIGRATIONS } from '../store/migrations/migrate.ts';
import type { Db } from '../database/tables/tables.ts';

/** Bytes that a folder needs for an hour's events. */
const FREE_MIN = 64 * 1024 * 1024;
/** Milliseconds; a database that takes longer is away. */
const PATIENCE_MS = 2000;

export interface Readiness {
  readonly isReady: boolean;
  /** By what was looked at: `ok`, or in a few words what is wrong. */
  readonly checks: Readonly<Record<string, string>>;
}

export interface ReadinessTargets {
  readonly db: Db;
  /** `null`: nothing is written to a disk of this machine. */
  readonly dataDir: string | null;
}

/**
 * Where the platform writes on this machine. With a database on a server nothing may be there before the first build,
 * and a platform that is about to write is ready.
 */
export async function watchedFolder({
  databaseUrl,
  dataDir,
  buildsDir,
}: Pick<Settings, 'databaseUrl' | 'dataDir' | 'buildsDir'>): Promise<string | null> {
  const folder = databaseUrl !== '' && buildsDir !== null ? buildsDir : dataDir;
  // A folder that cannot be made is reported as an absent disk.
  if (folder !== null) await mkdir(folder, { recursive: true }).catch(() => {});
  return folder;
}

export async function readinessOf({ db, dataDir }: ReadinessTargets): Promise<Readiness> {
  const database = await saying(() => withinPatience(checkWrites(db)));
  const checks = {
    database,
    migrations: database === OK ? await saying(() => checkMigrations(db)) : 'unknown',
    disk: dataDir === null ? OK : await saying(() => checkDisk(dataDir)),
  };
  return { isReady: Object.values(checks).every((check) => check === OK), checks };
}

const OK = 'ok';

/** Never with an address or a name of the database: whoever may ask need not know them. */
async function saying(check: () => Promise<unknown>): Promise<string> {
  try {
    await check();
    return OK;
  } catch (error) {
    if (error instanceof NotReadyError) return error.message;
    return error instanceof DatabaseAwayError ? error.absence : 'away';
  }
}

class NotReadyError extends Error {}

async function checkWrites(db: Db): Promise<void> {
  if (await isReadOnly(db)) throw new NotReadyError('read-only');
}

async function checkMigrations(db: Db): Promise<void> {
  const missing = await missingMigrations(db, Object.keys(MIGRATIONS));
  if (missing > 0) throw new NotReadyError(`${missing} still to run`);
}

async function checkDisk(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < FREE_MIN) throw new NotReadyError(`${Math.floor(free / 1024 / 1024)} MB left`);
}

function withinPatience<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NotReadyError('silent')), PATIENCE_MS);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
