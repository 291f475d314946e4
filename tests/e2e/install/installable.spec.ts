// What the browser itself thinks of the app's manifest, on a profile that can install apps.
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { tiles, usable } from '#tests/support/member-visit.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../../../scripts/run/chromium.ts';

interface Manifest {
  readonly id: string;
  readonly start_url: string;
  readonly lang: string;
  readonly description: string;
  readonly shortcuts: ReadonlyArray<{ readonly name: string; readonly url: string }>;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
}

interface Picture {
  readonly src: string;
  readonly sizes: string;
}

/** Playwright makes one and removes it. */
const NEW_PROFILE = '';

/** A private window, as other tests have, installs nothing. */
async function onProfile(
  baseURL: string,
  locale: string,
  visit: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await chromium.launchPersistentContext(NEW_PROFILE, {
    args: CHROMIUM_ARGS,
    executablePath: await ensureChromium(),
    ...{ baseURL, locale },
    viewport: { width: 390, height: 844 },
  });
  try {
    await visit(context);
  } finally {
    await context.close();
  }
}

async function manifestOf(page: Page): Promise<{ errors: unknown[]; url: string; manifest: Manifest }> {
  const session = await page.context().newCDPSession(page);
  const { errors, url, data } = await session.send('Page.getAppManifest');
  return { errors, url, manifest: JSON.parse(data ?? '{}') as Manifest };
}

async function complaints(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  return installabilityErrors.map(({ errorId }) => errorId);
}

test('a browser finds nothing to complain about, and offers the app from the second visit on', async ({
  platform,
}) => {
  await onProfile(platform.address, 'en-US', async (context) => {
    const page = await context.newPage();
    await page.goto('/');
    await usable(page);
    expect(await complaints(page)).toEqual([]);
    const { errors, manifest } = await manifestOf(page);
    expect(errors).toEqual([]);
    expect(manifest.id).toBe('/');
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual([
      'Search games',
      'Deposit',
      'Bonuses',
      'Mail',
    ]);
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
      const size = await page.evaluate(async (address) => {
        const picture = await createImageBitmap(await (await fetch(address)).blob());
        return `${picture.width}x${picture.height}`;
      }, src);
      expect(size, src).toBe(sizes);
    }
    await expect(page.getByRole('complementary', { name: 'Install the app' })).toHaveCount(0);
    const again = await context.newPage();
    await again.goto('/');
    // The browser offers nothing before somebody has used the page.
    await again.mouse.click(2, 2);
    const card = again.getByRole('complementary', { name: 'Install the app' });
    await expect(card).toBeVisible();
    await card.getByRole('button', { name: 'Not now' }).click();
    await expect(card).toHaveCount(0);
  });
});

test('@long in another language, with an invitation, it is the same app with a start address of its own', async ({
  platform,
}) => {
  await onProfile(platform.address, 'es-ES', async (context) => {
    const page = await context.newPage();
    await page.goto('/?pid=100023&inviteCode=ABC23456');
    await usable(page);
    await expect
      .poll(async () => (await manifestOf(page)).url)
      .toBe(`${platform.address}/manifest.webmanifest?lang=es&pid=100023&inviteCode=ABC23456`);
    const { errors, manifest } = await manifestOf(page);
    expect(errors).toEqual([]);
    expect(await complaints(page)).toEqual([]);
    expect(manifest).toMatchObject({
      ...{ id: '/', lang: 'es' },
      start_url: '/?lang=es&pid=100023&inviteCode=ABC23456',
    });
    expect(manifest.shortcuts[0]?.name).toBe('Buscar juegos');
    // As on iOS: the installed app has none of what the browser stored, and a device in another language.
    await onProfile(platform.address, 'en-US', async (installed) => {
      const start = await installed.newPage();
      await start.goto(manifest.start_url);
      await usable(start);
      await expect(tiles(start).first()).toBeVisible();
      await expect(start.locator('html')).toHaveAttribute('lang', 'es');
      expect(await start.evaluate(() => document.cookie)).toContain('language=es');
      await start.goto('/auth/register');
      await expect(start.locator('html')).toHaveAttribute('lang', 'es');
    });
  });
});
