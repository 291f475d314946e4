import { expect, test as base } from '#tests/support/browser.ts';
import { countGames } from '#tests/support/device/rows.ts';
import { grid, shownGames } from '#tests/support/games/game-list.ts';
import { tiles, usable } from '#tests/support/member-visit.ts';
import { type ServedPlatform, servePlatform } from '#tests/support/served-platform.ts';

const GAMES = 10_000;

// Started by the file: as a fixture of a runner's worker it would need a worker and a browser of its own, and
// the next file new ones.
let platform: ServedPlatform;

const test = base.extend({
  baseURL: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are used.
    async ({}, provide) => {
      platform ??= await servePlatform({ CATALOGUE_SIZE: String(GAMES) });
      await provide(platform.address);
    },
    { scope: 'test', timeout: 480_000 },
  ],
});

test.afterAll(() => platform.remove());

test('@long shows ten thousand games at once, renders only what is in sight, and scrolls to the very last', async ({
  page,
  viewport,
}) => {
  const isPhone = (viewport?.width ?? 0) < 600;
  await page.goto('/');
  await usable(page);
  await expect(tiles(page).first()).toBeVisible();
  await expect.poll(() => countGames(page)).toBe(GAMES);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(40_000);
  for (const part of [0, 0.3, 0.8, 1]) {
    await page.evaluate((of) => scrollTo(0, of * document.documentElement.scrollHeight), part);
    await expect(shownGames(page).nth(5)).toBeVisible();
    const nodes = await grid(page).evaluate((list) => list.querySelectorAll('*').length);
    expect(nodes).toBeLessThanOrEqual(isPhone ? 400 : 1200);
  }
  await expect(shownGames(page).last()).toBeInViewport();
});
