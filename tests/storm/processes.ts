// The whole storm: real platforms on a folder and on a PostgreSQL server, killed and started again in the middle.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/database/database.ts';
import { createCatalogue } from '#demo/catalogue.ts';
import type { CommandResult } from '#server/operator/command-result.ts';
import { runCommand } from '#server/operator/commands.ts';
import { askRunningPlatform } from '#server/operator/socket.ts';
import type { Db } from '#server/database/tables/tables.ts';
import { PlatformProcess } from '#tests/crash/platform-process.ts';
import { withPostgres } from '../../scripts/run/postgres.ts';
import { siteOf } from './http-site.ts';
import { storm, type StormResult } from './storm.ts';

export interface StormSize {
  readonly members: number;
  readonly actions: number;
  readonly kills: number;
  readonly seed: number;
}

export interface DatabaseStorm extends StormResult {
  readonly database: 'embedded' | 'PostgreSQL, two platforms';
  readonly kills: number;
  readonly seconds: number;
}

/** A busy machine answers late rather than not at all. */
const PATIENT = { DATABASE_TIMEOUT: '60', DATABASE_CONNECTIONS: '20' };
/** Moves its clock. */
const MOVABLE = { HALCYON_FAULTS: '1' };
const TOGETHER = 10;

export async function stormOnEmbedded(wanted: StormSize): Promise<DatabaseStorm> {
  const dataDir = await mkdtemp(join(tmpdir(), 'halcyon-storm-'));
  const settings = { ...MOVABLE, DATA_DIR: dataDir, DATABASE_URL: '' };
  const platform = await PlatformProcess.with(settings);
  try {
    const operate = async (args: readonly string[]) => askRunningPlatform(dataDir, args);
    const read = async <T>(work: (db: Db) => Promise<T>) => {
      await platform.stop();
      return reading({ databaseUrl: '', dataDir }, work);
    };
    return { database: 'embedded', ...(await run([platform], { wanted, operate, read })) };
  } finally {
    await platform.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** `undefined` if PostgreSQL is not installed. */
export async function stormOnServer(wanted: StormSize): Promise<DatabaseStorm | undefined> {
  return withPostgres(async (address) => {
    const settings = { ...PATIENT, ...MOVABLE, DATABASE_URL: address };
    const platforms = [await PlatformProcess.with(settings), await PlatformProcess.with(settings)];
    const own = await openDatabase({ databaseUrl: address, dataDir: null });
    try {
      const operate = (args: readonly string[]) => runCommand(own.db, args, { now: new Date() });
      const read = <T>(work: (db: Db) => Promise<T>) => work(own.db);
      const result = await run(platforms, { wanted, operate, read });
      return { database: 'PostgreSQL, two platforms' as const, ...result };
    } finally {
      for (const platform of platforms) await platform.kill();
      await own.close();
    }
  });
}

interface Scene {
  readonly wanted: StormSize;
  readonly operate: (args: readonly string[]) => Promise<CommandResult | null>;
  readonly read: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

async function run(platforms: readonly PlatformProcess[], { wanted, operate, read }: Scene) {
  for (const platform of platforms) await platform.start();
  const site = siteOf(platforms, operate);
  const { members, actions, seed } = wanted;
  const every = Math.ceil(actions / (wanted.kills + 1));
  const restarts: Promise<void>[] = [];
  const onAction = (done: number) => {
    if (done > 0 && done % every === 0) restarts.push(site.restart(restarts.length));
  };
  const gameIds = createCatalogue(new Date())
    .games.filter(({ play }) => play === 'slot')
    .map(({ gameId }) => gameId);
  const begun = performance.now();
  const whenCalm = async <T>(work: (db: Db) => Promise<T>) => {
    await Promise.all(restarts);
    return read(work);
  };
  const extent = { members, actions, seed, gameIds, together: TOGETHER, onAction };
  const result = await storm(site, extent, whenCalm);
  return { ...result, kills: restarts.length, seconds: Math.round((performance.now() - begun) / 1000) };
}

async function reading<T>(
  where: { databaseUrl: string; dataDir: string | null },
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const opened = await openDatabase(where);
  try {
    return await work(opened.db);
  } finally {
    await opened.close();
  }
}
