import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TEXT = /\.(html|js|css|json|svg)$/;

/** Writes a brotli file beside every text file, as the product's build does. */
export async function writeCompressed(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => TEXT.test(name))) {
    const path = join(folder, file);
    await writeFile(`${path}.br`, brotliCompressSync(await readFile(path)));
  }
}
