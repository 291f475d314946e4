// The data folder of an embedded platform that has been started once, without waiting for a database to be made.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { snapshotPath } from './snapshot.ts';

const run = promisify(execFile);

/** A new folder whose database has been migrated and has no rows. */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'halcyon-data-'));
  const database = join(folder, 'database');
  await mkdir(database);
  await run('tar', ['-xf', await snapshotPath(), '-C', database]);
  return folder;
}
