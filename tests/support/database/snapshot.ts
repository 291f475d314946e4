// An embedded database that has been migrated, as a file: loading it takes a fifth of the time of making it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openEmbedded } from '#server/database.ts';
import { migrate } from '#server/store/migrate.ts';

const CACHE = '.cache';
const MIGRATIONS = 'server/store/migrations';

export async function readSnapshot(): Promise<Blob> {
  const path = join(CACHE, `migrated-${fingerprintOfMigrations()}.tar`);
  if (!existsSync(path)) await writeSnapshot(path);
  return new Blob([readFileSync(path)]);
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
