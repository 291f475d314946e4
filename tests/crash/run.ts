// All faults, or the short form, on a database in a folder and on a PostgreSQL server.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/database/database.ts';
import type { Settings } from '#server/settings/settings.ts';
import type { Db } from '#server/database/tables/tables.ts';
import { TcpLine } from '#tests/support/lines/tcp-line.ts';
import { withPostgres } from '../../scripts/run/postgres.ts';
import type { PostgresServer } from '../../scripts/run/postgres-server.ts';
import { type Database, type Fault, FAULTS, FAULTS_OF_A_SERVER, type Scene } from './faults.ts';
import { Load } from './load.ts';
import { PlatformProcess } from './platform-process.ts';
import { type Row, strike } from './row.ts';

export interface Extent {
  readonly runs: number;
  readonly isShort: boolean;
}

/** Each plays in one session and sends from one installation. */
const MEMBERS = { whole: 6, short: 2 };
const WRITES = { whole: 25, short: 3 };
/** In the short form nothing depends on how fast the machine is. */
const SERVICE_WITHIN = { whole: 2, short: 60 };
const STOP_WITHIN = { whole: 5, short: 60 };
/** Seconds. */
const TIMEOUT = { whole: '5', short: '2' };

/** `server` is not given if PostgreSQL is not installed. */
export async function strikeAll(extent: Extent): Promise<{ embedded: Row[]; server: Row[] | undefined }> {
  const server = withPostgres((_, running) => onServer(running, extent));
  // Times are measured one by one.
  if (!extent.isShort) await server;
  const [embedded, rows] = await Promise.all([onEmbedded(extent), server]);
  return { embedded, server: rows };
}

async function onEmbedded(extent: Extent): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'halcyon-crash-'));
  const platform = await PlatformProcess.with({ DATA_DIR: dataDir, DATABASE_URL: '' });
  const rows: Row[] = [];
  try {
    for (const fault of chosen(FAULTS, 'embedded', extent)) {
      await platform.start();
      const scene = { platform, load: await loadOn(platform, extent) };
      // One process at a time has the folder open.
      const read = async <T>(work: (db: Db) => Promise<T>) => {
        await platform.stop();
        return reading({ databaseUrl: '', dataDir }, work);
      };
      rows.push(await strike(fault, { database: 'embedded', scene, read, ...limits(extent) }));
    }
    return rows;
  } finally {
    await platform.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function onServer(server: PostgresServer, extent: Extent): Promise<Row[]> {
  const { port } = new URL(server.address);
  const line = await TcpLine.to(Number(port));
  const platform = await PlatformProcess.with({
    DATABASE_URL: server.address.replace(`:${port}/`, `:${line.port}/`),
    DATABASE_TIMEOUT: pick(TIMEOUT, extent),
  });
  const read = <T>(work: (db: Db) => Promise<T>) =>
    reading({ databaseUrl: server.address, dataDir: null }, work);
  const rows: Row[] = [];
  try {
    await platform.start();
    for (const fault of chosen([...FAULTS_OF_A_SERVER, ...FAULTS], 'PostgreSQL', extent)) {
      const scene = { platform, server, line, load: await loadOn(platform, extent) };
      rows.push(await strike(fault, { database: 'PostgreSQL', scene, read, ...limits(extent) }));
    }
    return rows;
  } finally {
    await platform.kill();
    await line.close();
  }
}

const pick = <T>({ whole, short }: { whole: T; short: T }, { isShort }: Extent): T =>
  isShort ? short : whole;

const loadOn = (platform: PlatformProcess, extent: Extent): Promise<Load> =>
  Load.on(platform, pick(MEMBERS, extent));

const limits = (extent: Extent) => ({
  writes: pick(WRITES, extent),
  serviceWithin: pick(SERVICE_WITHIN, extent),
  stopWithin: pick(STOP_WITHIN, extent),
});

function chosen<S extends Scene>(
  faults: readonly Fault<S>[],
  database: Database,
  { isShort, runs }: Extent,
): Fault<S>[] {
  const wanted = isShort ? faults.filter(({ short }) => short.includes(database)) : faults;
  return wanted.flatMap((fault) => Array.from({ length: runs }, () => fault));
}

async function reading<T>(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const opened = await openDatabase(settings);
  try {
    return await work(opened.db);
  } finally {
    await opened.close();
  }
}
