// Draws favicon and icons from `src/lib/brand.ts`; run it after changing that file.
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brand, mark, SHORTCUT_NAMES, shortcutIcon, type ShortcutName } from '#src/lib/brand.ts';
import { gift, type IconShape, mail, search, wallet } from '#src/ui/Icon/shapes.ts';

const PUBLIC = new URL('../public/', import.meta.url);
const WARM_WHITE = '#f7f1e6';

interface Look {
  /** In the field's 64 units: the distance of the mark from the edge. */
  readonly margin: number;
  readonly corner: number;
}

// Platforms may mask a maskable icon to a circle of 80 %.
const MASKABLE: Look = { margin: 12, corner: 0 };
const SQUARE: Look = { margin: 8, corner: 0 };
const ROUNDED: Look = { margin: 6, corner: 14 };

function draw({ margin, corner }: Look): string {
  const scale = (64 - 2 * margin) / 64;
  const parts = mark.map(({ d, fill }) => `<path fill="${fill}" fill-rule="evenodd" d="${d}"/>`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" color="${WARM_WHITE}">`,
    `<rect width="64" height="64" rx="${corner}" fill="${brand.colours.night}"/>`,
    `<g transform="translate(${margin} ${margin}) scale(${scale})">${parts}</g></svg>\n`,
  ].join('');
}

async function rasterise(path: string, size: number, drawing: string): Promise<void> {
  const picture = sharp(Buffer.from(drawing), { density: (72 * size) / 64 }).resize(size, size);
  await writeFile(
    new URL(`.${path}`, PUBLIC),
    await picture.png({ compressionLevel: 9, palette: true }).toBuffer(),
  );
}

/** Draws a notification's badge and themed icons, of which the system uses the shape alone. */
function drawMonochrome({ margin }: Look): string {
  const scale = (64 - 2 * margin) / 64;
  const parts = mark.map(({ d }) => `<path fill="#fff" fill-rule="evenodd" d="${d}"/>`).join('');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<g transform="translate(${margin} ${margin}) scale(${scale})">${parts}</g></svg>\n`,
  ].join('');
}

const SHORTCUT_SHAPES: Record<ShortcutName, IconShape> = { search, deposit: wallet, bonus: gift, mail };

/** An icon of the app on the brand's colour; it has 24 units. */
const drawShortcut = (shape: IconShape): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<circle cx="32" cy="32" r="32" fill="${brand.colours.night}"/>`,
    `<path transform="translate(14 14) scale(1.5)" fill="none" stroke="${brand.colours.turquoise}" stroke-width="2" `,
    `stroke-linecap="round" stroke-linejoin="round" d="${shape}"/></svg>`,
  ].join('');

await mkdir(new URL('icons/', PUBLIC), { recursive: true });
await writeFile(new URL(`.${brand.icons.favicon}`, PUBLIC), draw(ROUNDED));
await rasterise(brand.icons.small, 192, draw(ROUNDED));
await rasterise(brand.icons.large, 512, draw(ROUNDED));
await rasterise(brand.icons.maskable, 512, draw(MASKABLE));
await rasterise(brand.icons.touch, 180, draw(SQUARE));
await rasterise(brand.icons.monochrome, 512, drawMonochrome(MASKABLE));
for (const name of SHORTCUT_NAMES)
  await rasterise(shortcutIcon(name), 96, drawShortcut(SHORTCUT_SHAPES[name]));
