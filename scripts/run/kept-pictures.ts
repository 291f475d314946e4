// Draws anew the pictures that browser tests compare with, where they have changed, and makes their files small.
import { readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { CHOSEN } from '#tests/visual/chosen.ts';
import { ensureChromium } from './chromium.ts';
import { runTool } from './tool.ts';

const FOLDER = 'tests/visual/pictures';

export async function updatePictures(): Promise<number> {
  await ensureChromium();
  const { code } = await runTool('playwright test tests/visual --update-snapshots=changed', {
    output: 'shown',
  });
  const names = CHOSEN.map(({ name }) => `${name}.png`);
  for (const file of readdirSync(FOLDER).map((name) => ({ name, path: join(FOLDER, name) }))) {
    if (names.includes(file.name)) await shrink(file.path);
    else rmSync(file.path);
  }
  return code;
}

/** To 256 colours, a difference far below what the comparison allows. One that is small already is left alone. */
async function shrink(path: string): Promise<void> {
  const picture = await readFile(path);
  if ((await sharp(picture).metadata()).isPalette) return;
  await writeFile(path, await sharp(picture).png({ palette: true, effort: 10, dither: 0 }).toBuffer());
}
