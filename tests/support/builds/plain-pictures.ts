// Pictures for tests that look at none. Drawing one takes half a second of CPU, and while a browser waits for six of
// them it loads nothing else.
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import { BANNERS } from '#server/demo/banners.ts';
import { createCatalogue } from '#server/demo/catalogue.ts';
import { bannerPicture, createGallery } from '#server/demo/picture-names.ts';
import { placeIn } from '#server/pictures/store.ts';
import { namesIn } from '#server/store/lobby/listed-pictures.ts';

const FOLDER = '.cache/plain-pictures';

let made: Promise<string> | undefined;

/** A value for `PICTURES_DIR`: a folder in which every picture of the catalogue is there already. */
export const plainPictures = (): Promise<string> => (made ??= makeOnce());

async function makeOnce(): Promise<string> {
  const { drawingOf, sources } = createGallery();
  const place = await placeIn(FOLDER, sources);
  if (existsSync(place)) return FOLDER;
  const making = `${FOLDER}/${basename(place)}.${process.pid}`;
  await mkdir(making, { recursive: true });
  const plain = new Map<number, Buffer>();
  for (const name of namesIn([createCatalogue(new Date()), Object.keys(BANNERS).map(bannerPicture)])) {
    for (const width of drawingOf(name)?.widths ?? []) {
      const picture = plain.get(width) ?? (await drawPlain(width));
      plain.set(width, picture);
      await writeFile(`${making}/${name}-${width}.webp`, picture);
    }
  }
  // Whole or not at all: another process may have been quicker.
  await rename(making, place).catch(() => rm(making, { recursive: true }));
  return FOLDER;
}

const drawPlain = (width: number): Promise<Buffer> =>
  sharp({ create: { width, height: width, channels: 3, background: '#2f6f8f' } })
    .webp()
    .toBuffer();
