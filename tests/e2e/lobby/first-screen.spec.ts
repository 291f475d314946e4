import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { onBothScreens } from '#tests/support/device/screens.ts';
import { shiftsOf, watchShifts } from '#tests/support/screens/layout-shifts.ts';
import { firstScreenIsKept } from '#tests/support/device/until-true.ts';

const tiles = (page: Page) => page.locator('main a[href^="/game/start"]');

/** Stops the page's own scripts from here on. */
async function disableScripts(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
}

const usable = (page: Page) => page.locator('html[data-usable]').waitFor({ state: 'attached' });

/** The worker holds the shell, and the page has written its latest first screen. */
async function readyOffline(page: Page): Promise<void> {
  await usable(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await firstScreenIsKept(page);
}

onBothScreens((onWide) => {
  test(`${onWide}shows the games on a first visit before any script has run`, async ({ page }) => {
    await disableScripts(page);
    await page.goto('/');
    expect(await tiles(page).count()).toBeGreaterThanOrEqual(9);
    await expect(tiles(page).first()).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Games', level: 2 })).toBeVisible();
  });

  test.describe('without a worker, which has no part in it', () => {
    test.use({ serviceWorkers: 'block' });

    test(`${onWide}loads no picture before the script on a first visit`, async ({ page }) => {
      let arrive = () => {};
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route(/\/assets\/first-[^/]*\.js$/, async (route) => {
        await arrived;
        await route.continue();
      });
      await page.goto('/');
      await expect(tiles(page).first()).toBeVisible();
      // Two frames later, requests caused by the first frame have started.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      await expect(page.locator('main img[src]')).toHaveCount(0);
      arrive();
      await expect(page.locator('main img[src]').first()).toBeVisible();
      await usable(page);
    });
  });

  test(`${onWide}shows the last games offline from the worker before any script has run`, async ({
    page,
    context,
    problems,
  }) => {
    problems.announce(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.goto('/');
    await readyOffline(page);
    const shown = await tiles(page).first().getAttribute('href');
    await context.setOffline(true);
    const later = await context.newPage();
    await disableScripts(later);
    await later.goto('/');
    await expect(tiles(later).first()).toBeVisible();
    expect(await tiles(later).first().getAttribute('href')).toBe(shown);
  });

  for (const [name, again] of [
    ['cold, from the platform', false],
    ['warm, from the worker', true],
  ] as const) {
    test(`${onWide}hydrates the first screen without a warning or a layout shift, ${name}`, async ({
      page,
    }) => {
      await watchShifts(page);
      await page.goto('/');
      await readyOffline(page);
      if (again) await page.reload();
      const first = await tiles(page).first().elementHandle();
      await usable(page);
      // More games than the document contained: the live query has taken over.
      await expect.poll(() => tiles(page).count()).toBeGreaterThan(12);
      expect(await first?.evaluate((tile) => tile.isConnected)).toBe(true);
      expect(await shiftsOf(page)).toEqual([]);
      // On a slow device a frame may be drawn when only a part of it has been read.
      const halfRead = await page.getByRole('navigation', { name: 'Main' }).evaluate((nav) => {
        const half = nav.cloneNode(true) as Element;
        // Read up to the last icon, whose text is still to come.
        let last: Element | null | undefined = [...half.querySelectorAll('svg')].at(-1);
        while (last && last !== half) {
          while (last.nextSibling) last.nextSibling.remove();
          last = last.parentElement;
        }
        nav.after(half);
        const { visibility } = getComputedStyle(half);
        half.remove();
        return visibility;
      });
      expect(halfRead).toBe('hidden');
      const news = await page.getByRole('button', { name: /^News/ }).evaluate((button) => {
        const row = button.parentElement!;
        const half = row.cloneNode(true) as Element;
        half.lastElementChild?.remove();
        row.parentElement?.append(half);
        const { visibility } = getComputedStyle(half);
        half.remove();
        return [visibility, getComputedStyle(row).visibility];
      });
      expect(news).toEqual(['hidden', 'visible']);
    });
  }

  test('@long opens a page at another address offline with its own screen', async ({
    page,
    context,
    problems,
  }) => {
    problems.announce(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.goto('/');
    await readyOffline(page);
    await context.setOffline(true);
    await page.goto('/auth/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.goto('/no/such/place');
    await expect(page.getByText('Page Not Found')).toBeVisible();
  });
});
