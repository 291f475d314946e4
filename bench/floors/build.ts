// Builds both floors with the first tiles and pictures of the product.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { writeCompressed } from './compressed.ts';
import { type Tile, tileMarkup } from './tiles.ts';

export type FloorName = 'static' | 'list';

export interface Picture {
  readonly address: string;
  readonly bytes: Uint8Array;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Returns the folder to serve. */
export async function buildFloor(
  name: FloorName,
  tiles: readonly Tile[],
  pictures: readonly Picture[],
): Promise<string> {
  const outDir = here(`../../.cache/floors/${name}`);
  await rm(outDir, { recursive: true, force: true });
  await build({
    configFile: false,
    root: here(`./${name}`),
    logLevel: 'error',
    define: { TILES: JSON.stringify(tiles) },
    build: { outDir, target: 'es2022', modulePreload: { polyfill: false } },
    plugins: [react(), withTiles(tiles)],
  });
  await writePictures(outDir, pictures);
  await writeWorker(outDir);
  await writeCompressed(outDir);
  return outDir;
}

function withTiles(tiles: readonly Tile[]): Plugin {
  return {
    name: 'floor-tiles',
    transformIndexHtml: async (html) =>
      html
        .replace('/* tiles.css */', await readFile(here('./tiles.css'), 'utf8'))
        .replace('<!-- tiles -->', tileMarkup(tiles)),
  };
}

async function writePictures(folder: string, pictures: readonly Picture[]): Promise<void> {
  for (const { address, bytes } of pictures) {
    const path = join(folder, address);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  }
}

/** The worker that caches the page, its files and its pictures. */
async function writeWorker(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const parts = entries.filter((entry) => entry.isFile() && entry.name !== 'index.html');
  const files = ['/', ...parts.map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)];
  const worker = await readFile(here('./worker.js'), 'utf8');
  await writeFile(join(folder, 'sw.js'), worker.replace('FILES', JSON.stringify(files)));
}
