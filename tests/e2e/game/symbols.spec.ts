// A reel shows the pictures of its game once all of them have loaded, and the built-in ones otherwise: never
// a gap.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { enter, game } from '#tests/support/member-visit.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';

// A game's page asks for its pictures itself; installing the worker is a third of a visit.
test.use({ serviceWorkers: 'block' });

async function openSlot(page: Page, platform: ServedPlatform): Promise<void> {
  const [slot] = await platform.rows<{ game_id: string }>(
    `select game_id from game join brand on brand.id = brand_id join game_type on game_type.id = type_id
       join game_platform on game_platform.id = platform_id
     where play = 'slot' and game.status = 1 and brand.status = 1 and game_type.status = 1
       and game_platform.status = 1 and maintain_until is null and min_coin = 0 order by game_id limit 1`,
  );
  await page.goto(`/game/start?gameId=${slot?.game_id}&tryIt=0`);
  await game(page).locator('[data-play]:enabled').waitFor();
}

const cells = (page: Page) =>
  game(page)
    .locator('.cell')
    .evaluateAll((all) =>
      all.map((each) => ({
        isDrawn: (each as HTMLImageElement).naturalWidth > 0,
        isOwn: (each as HTMLImageElement).src.includes('/pictures/'),
      })),
    );

test('@long shows the loaded pictures of a game on the reels, beside the kingfisher', async ({
  page,
  platform,
}) => {
  await page.route('**/pictures/m-*', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    }),
  );
  await enter(page);
  await openSlot(page, platform);
  await expect.poll(async () => (await cells(page)).every(({ isDrawn }) => isDrawn)).toBe(true);
  expect((await cells(page)).some(({ isOwn }) => isOwn)).toBe(true);
});

test('@long leaves no gap on a reel when one picture fails to load', async ({ page, platform, problems }) => {
  problems.announce(/ERR_FAILED/);
  await page.route('**/pictures/m-*', (route) => route.abort());
  await enter(page);
  await openSlot(page, platform);
  await expect.poll(async () => (await cells(page)).every(({ isDrawn }) => isDrawn)).toBe(true);
  expect((await cells(page)).some(({ isOwn }) => isOwn)).toBe(false);
});
