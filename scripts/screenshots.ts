// Draws the pictures of the app that a browser shows beside its install prompt, from the real app. Run it after
// `npm run build` when the look has changed.
import { mkdir } from 'node:fs/promises';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { enter, usable } from '#tests/support/member-visit.ts';
import { servePlatform } from '#tests/support/served-platform.ts';
import { CHROMIUM_ARGS, ensureChromium } from './run/chromium.ts';

const FOLDER = new URL('../public/screenshots/', import.meta.url);
const QUALITY = 70;

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly deviceScaleFactor: number;
}

const narrow = (name: string, path: string): Shot => ({
  ...{ name: `narrow-${name}`, path },
  viewport: { width: 390, height: 780 },
  deviceScaleFactor: 2,
});

const SHOTS: readonly Shot[] = [
  narrow('lobby', '/'),
  narrow('bonus', '/bonus'),
  narrow('account', '/member'),
  { name: 'wide-lobby', path: '/', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

async function draw(browser: Browser, baseURL: string, shot: Shot): Promise<void> {
  const { viewport, deviceScaleFactor } = shot;
  const page = await browser.newPage({
    ...{ baseURL, viewport, deviceScaleFactor },
    ...{ locale: 'en-US', colorScheme: 'dark', reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  await enter(page);
  await page.goto(shot.path);
  await usable(page);
  await page.waitForLoadState('networkidle');
  await settled(page);
  const picture = sharp(await page.screenshot()).webp({ quality: QUALITY, effort: 6 });
  await picture.toFile(new URL(`${shot.name}.webp`, FOLDER).pathname);
  await page.close();
}

/** Every picture on the screen has been drawn. */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete),
  );

await mkdir(FOLDER, { recursive: true });
const platform = await servePlatform();
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
try {
  for (const shot of SHOTS) await draw(browser, platform.address, shot);
} finally {
  await browser.close();
  await platform.remove();
}
