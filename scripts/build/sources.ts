// One digest of all sources of a build: it names the build and shows whether it is out of date.
import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'src',
  'sw',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/build.ts',
  'scripts/build',
  'package-lock.json',
];
const SETTINGS = ['HALCYON_API', 'HALCYON_APP_ID', 'HALCYON_PROBE'];

export function sourcesHash(): string {
  const hash = hashOf(SOURCES);
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  return hash.digest('hex');
}

/** Hashes the names and contents of files, and of all files in folders. */
export const digestOf = (paths: readonly string[]): string => hashOf(paths).digest('hex');

function hashOf(paths: readonly string[]): Hash {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash;
}

function filesUnder(path: string): string[] {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return [];
  if (entry.isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}
