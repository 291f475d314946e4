// Keeps the folder of pictures below a number of bytes; the files that were drawn first go first.
import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

interface KeptFile {
  readonly path: string;
  readonly bytes: number;
  readonly drawnAt: number;
}

/** Room is made for a tenth more than needed, so that a full folder is not listed for every picture. */
const LEFT = 0.9;

/** Called after a file was written. Further platforms that share the folder are seen when it is listed. */
export function createCap(folder: string, most: number): (added: number) => Promise<void> {
  let size: number | undefined;
  let last: Promise<void> = Promise.resolve();
  const make = async (added: number) => {
    size = size === undefined ? sumOf(await list(folder)) : size + added;
    if (size > most) size = await shrink(folder, most * LEFT);
  };
  return (added) => {
    last = last.then(() => make(added)).catch(() => {});
    return last;
  };
}

async function shrink(folder: string, wanted: number): Promise<number> {
  const files = (await list(folder)).sort((a, b) => a.drawnAt - b.drawnAt);
  let size = sumOf(files);
  for (const { path, bytes } of files) {
    if (size <= wanted) return size;
    await unlink(path).catch(() => {});
    size -= bytes;
  }
  return size;
}

/** Also of earlier versions of the drawings, which have folders of their own. */
async function list(folder: string): Promise<KeptFile[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const files = await Promise.all(paths.map(fileAt));
  return files.filter((file) => file !== null);
}

/** `null` if another platform has just removed it. */
const fileAt = async (path: string): Promise<KeptFile | null> => {
  const found = await stat(path).catch(() => null);
  return found && { path, bytes: found.size, drawnAt: found.mtimeMs };
};

const sumOf = (files: readonly KeptFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
