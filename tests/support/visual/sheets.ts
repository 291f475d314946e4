// Contact sheets: twenty pictures of one look beside each other, each with the name of its file.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Picture } from './draw.ts';

const PER_SHEET = 20;
const GAP = 16;
const CAPTION = 32;

interface Grid {
  readonly columns: number;
  /** The size of a picture on the sheet. */
  readonly width: number;
  readonly height: number;
}

/** Returns the files written. */
export async function writeSheets(pictures: readonly Picture[], folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for (const look of new Set(pictures.map((picture) => picture.look))) {
    const all = pictures.filter((picture) => picture.look === look);
    for (let from = 0; from < all.length; from += PER_SHEET) {
      const file = join(folder, `${look.replaceAll('/', '-')}-${from / PER_SHEET + 1}.webp`);
      await writeSheet(all.slice(from, from + PER_SHEET), file);
      files.push(file);
    }
  }
  return files;
}

async function writeSheet(pictures: readonly Picture[], file: string): Promise<void> {
  const grid = await gridFor(pictures[0]!.file);
  const rows = Math.ceil(pictures.length / grid.columns);
  const parts = await Promise.all(pictures.map((picture, index) => partsOf(picture, index, grid)));
  const width = GAP + grid.columns * (grid.width + GAP);
  const height = GAP + rows * (grid.height + CAPTION + GAP);
  await sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite(parts.flat())
    .webp({ quality: 80 })
    .toFile(file);
}

/** Those of phones are narrow, so that more of them fit beside each other. */
async function gridFor(file: string): Promise<Grid> {
  const { width, height } = await sharp(file).metadata();
  const shown = width > height ? { columns: 4, width: 640 } : { columns: 7, width: 320 };
  return { ...shown, height: Math.round((height * shown.width) / width) };
}

async function partsOf(
  { file, view }: Picture,
  index: number,
  { columns, width, height }: Grid,
): Promise<OverlayOptions[]> {
  const left = GAP + (index % columns) * (width + GAP);
  const top = GAP + Math.floor(index / columns) * (height + CAPTION + GAP);
  const input = await sharp(file).resize(width, height).toBuffer();
  return [
    { input, left, top },
    { input: Buffer.from(captionOf(view.name, width)), left, top: top + height },
  ];
}

const captionOf = (text: string, width: number): string =>
  `<svg width="${width}" height="${CAPTION}"><text x="0" y="22" font-size="18" font-family="Noto Sans, sans-serif" fill="#fff">${text}</text></svg>`;
