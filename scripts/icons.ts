// Draws favicon, icons and manifest from `src/lib/brand.ts`; run it after changing that file.
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brand, mark } from '#src/lib/brand.ts';

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

async function rasterise(path: string, size: number, look: Look): Promise<void> {
  const picture = sharp(Buffer.from(draw(look)), { density: (72 * size) / 64 }).resize(size, size);
  await writeFile(
    new URL(`.${path}`, PUBLIC),
    await picture.png({ compressionLevel: 9, palette: true }).toBuffer(),
  );
}

function manifest(): string {
  const icon = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const content = {
    id: '/',
    name: brand.name,
    short_name: brand.shortName,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: brand.colours.night,
    theme_color: brand.colours.night,
    icons: [
      icon(brand.icons.small, 192, 'any'),
      icon(brand.icons.large, 512, 'any'),
      icon(brand.icons.maskable, 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

await mkdir(new URL('icons/', PUBLIC), { recursive: true });
await writeFile(new URL(`.${brand.icons.favicon}`, PUBLIC), draw(ROUNDED));
await rasterise(brand.icons.small, 192, ROUNDED);
await rasterise(brand.icons.large, 512, ROUNDED);
await rasterise(brand.icons.maskable, 512, MASKABLE);
await rasterise(brand.icons.touch, 180, SQUARE);
await writeFile(new URL('manifest.webmanifest', PUBLIC), manifest());
