// Keeps drawn pictures in memory and on disk.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCap } from './cap.ts';

/** Least recently used entries are removed first. */
export function createMemory(most: number) {
  const kept = new Map<string, Buffer>();
  let size = 0;
  return {
    get: (key: string) => kept.get(key),
    set(key: string, file: Buffer): void {
      size += file.length - (kept.get(key)?.length ?? 0);
      kept.delete(key);
      kept.set(key, file);
      for (const [oldest, old] of kept) {
        if (size <= most) return;
        kept.delete(oldest);
        size -= old.length;
      }
    },
  };
}

/** Each version of the drawing code has its own folder, so that a change shows at once. */
export function createStore(folder: string, { sources, most }: { sources: string; most: number }) {
  const makeRoom = createCap(folder, most);
  const own = placeIn(folder, sources).catch(() => null);
  return {
    async read(file: string): Promise<Buffer | null> {
      const place = await own;
      return place === null ? null : readFile(join(place, file)).catch(() => null);
    },
    /** A full or read-only disk costs a drawing each time, and nothing else. */
    async write(file: string, picture: Buffer): Promise<void> {
      const place = await own;
      if (place === null) return;
      const path = join(place, file);
      // Not before: a platform that stops at once has nothing left to do in its folder.
      await mkdir(place, { recursive: true })
        .then(() => writeFile(`${path}.${process.pid}`, picture))
        .then(() => rename(`${path}.${process.pid}`, path))
        .then(() => makeRoom(picture.length))
        .catch(() => {});
    },
  };
}

/** The folder in it for the drawing code that lies in `sources`. */
export const placeIn = async (folder: string, sources: string): Promise<string> =>
  join(folder, await fingerprintOf(sources));

/** Stands in for the drawing code where that was built. */
export const FINGERPRINT = 'fingerprint.txt';

export async function fingerprintOf(root: string): Promise<string> {
  const built = join(root, FINGERPRINT);
  if (existsSync(built)) return readFile(built, 'utf8');
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.ts')).sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}
