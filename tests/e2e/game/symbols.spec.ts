// What a title pays for is part of it: its own pictures, or their places in the pay table until they have come, and never
// the built-in symbols instead.
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

/** What each cell of the reels shows: a picture's file, or a number. */
const cells = (page: Page): Promise<string[]> =>
  game(page)
    .locator('.cell')
    .evaluateAll((all) =>
      all.map((cell) => {
        if (!(cell instanceof HTMLImageElement))
          return getComputedStyle(cell, '::before').content.replaceAll('"', '');
        return cell.naturalWidth > 0 ? (cell.src.split('/').pop() ?? '') : 'a gap';
      }),
    );

const WILD = /^kingfisher.*\.svg$/;
const PICTURE = /^m-.*\.webp$/;
const PLACE = /^[1-5]$/;

const showsOnly = async (page: Page, ...kinds: RegExp[]): Promise<boolean> =>
  (await cells(page)).every((shown) => kinds.some((kind) => kind.test(shown)));

const symbol = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
};

test('@long shows the pictures of a game on the reels, beside the kingfisher', async ({ page, platform }) => {
  await page.route('**/pictures/m-*', (route) => route.fulfill(symbol));
  await enter(page);
  await openSlot(page, platform);
  await expect.poll(() => showsOnly(page, WILD, PICTURE)).toBe(true);
  expect((await cells(page)).some((shown) => PICTURE.test(shown))).toBe(true);
});

test('shows the places of pictures that do not come, in the game and in its pay table, and then the pictures', async ({
  page,
  platform,
  problems,
}) => {
  problems.announce(/ERR_FAILED/);
  let isThere = false;
  await page.route('**/pictures/m-*', (route) => (isThere ? route.fulfill(symbol) : route.abort()));
  await enter(page);
  await openSlot(page, platform);
  expect(await showsOnly(page, WILD, PLACE)).toBe(true);
  await game(page).getByRole('button', { name: 'How it pays' }).click();
  const rows = game(page).locator('dt [role=img]');
  const names = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')));
  const named = await names();
  expect(named.slice(0, 2)).toEqual(['3 × Kingfisher', '3 × Symbol 1']);
  isThere = true;
  await expect.poll(() => rows.nth(1).locator('img').count(), { timeout: 40_000 }).toBe(3);
  expect(await names()).toEqual(named);
  await expect.poll(() => showsOnly(page, WILD, PICTURE), { timeout: 40_000 }).toBe(true);
});
