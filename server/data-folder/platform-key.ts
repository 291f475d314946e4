// The key that secrets in the database are encrypted under: a setting, or a file beside the embedded database.
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newSecret } from '../secrets/secrets.ts';
import type { Settings } from '../settings/settings.ts';
import { FOLDER_MODE, SECRET_MODE } from './private-folder.ts';

export async function platformKeyOf({
  platformKey,
  dataDir,
}: Pick<Settings, 'platformKey' | 'dataDir'>): Promise<string> {
  if (platformKey !== '') return platformKey;
  // A database in memory ends with its key.
  if (dataDir === null) return newSecret();
  await mkdir(dataDir, { recursive: true, mode: FOLDER_MODE });
  const path = join(dataDir, 'key');
  return (await readKey(path)) ?? (await createKey(path)) ?? (await readFile(path, 'utf8')).trim();
}

async function readKey(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** `null` if the file is there already; no other process ever sees half of it. */
async function createKey(path: string): Promise<string | null> {
  const key = newSecret();
  const written = `${path}.${process.pid}.${newSecret()}`;
  await writeFile(written, `${key}\n`, { mode: SECRET_MODE, flush: true });
  try {
    await link(written, path);
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
    throw error;
  } finally {
    await rm(written, { force: true });
  }
}
