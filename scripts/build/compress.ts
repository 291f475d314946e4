// Writes a .br and a .gz beside every text file, so that no request waits for compression.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:html|js|css|json|svg|webmanifest|txt)$/;
const MIN_BYTES = 512;

export async function compressFiles(dir: string): Promise<void> {
  const files = (await readdir(dir, { recursive: true })).filter((name) => TEXT.test(name));
  await Promise.all(files.map((name) => compress(join(dir, name))));
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
