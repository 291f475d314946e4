// `npm run pictures`: draws what the catalogue names into demo/pictures, as far as its art has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type Drawing, drawings } from './art/drawings.ts';

const FOLDER = join(import.meta.dirname, 'pictures');
/** Digest of the art of each picture that was drawn. */
const DRAWN = join(FOLDER, 'drawn.json');
/** On the tiles of a telephone, with two or three pixels to each of CSS, nobody tells it from twice the bytes. */
const WEBP = { quality: 45, alphaQuality: 50, preset: 'photo', effort: 6 } as const;

export async function main(): Promise<void> {
  const before = readDrawn();
  const all = drawings();
  const drawn: Record<string, string> = {};
  let count = 0;
  for (const drawing of all) {
    const art = drawing.svg();
    const digest = digestOf(art);
    drawn[drawing.path] = digest;
    if (before[drawing.path] === digest && filesOf(drawing).every(existsSync)) continue;
    await draw(drawing, art);
    count += 1;
  }
  const removed = removeOthers(all);
  writeFileSync(DRAWN, `${JSON.stringify(drawn, null, 2)}\n`);
  console.log(`${count} of ${all.length} pictures drawn, ${removed} files removed.`);
}

export const readDrawn = (): Readonly<Record<string, string>> =>
  existsSync(DRAWN) ? (JSON.parse(readFileSync(DRAWN, 'utf8')) as Record<string, string>) : {};

export const digestOf = (art: string): string => createHash('sha256').update(art).digest('hex').slice(0, 12);

export const filesOf = ({ path, widths }: Drawing): string[] =>
  widths.map((width) => join(FOLDER, `${path}-${width}.webp`));

async function draw(drawing: Drawing, art: string): Promise<void> {
  const { data, info } = await sharp(Buffer.from(art)).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const [index, file] of filesOf(drawing).entries()) {
    const raw = sharp(data, { raw: { width, height, channels } });
    const picture = raw.resize({ width: drawing.widths[index] }).webp(WEBP);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await picture.toBuffer());
  }
}

/** Returns how many files no drawing stands for. */
function removeOthers(all: readonly Drawing[]): number {
  const wanted = new Set(all.flatMap(filesOf));
  const others = picturesIn().filter((file) => !wanted.has(file));
  for (const file of others) rmSync(file);
  return others.length;
}

export const picturesIn = (): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.webp'))
    .map((name) => join(FOLDER, name));
