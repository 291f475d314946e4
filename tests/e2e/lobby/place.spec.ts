import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { framesOf, type LobbyFrame, placeNow, recordLobby } from '#tests/support/device/frames.ts';
import { countGames } from '#tests/support/device/rows.ts';
import { enter, game, openScreen, tiles } from '#tests/support/member-visit.ts';

/** Games of the platform that every test starts from. */
const GAMES = 582;

const tileOf = ({ tile, tileTop }: LobbyFrame) => ({ tile, tileTop });

async function scrollDown(page: Page, top: number): Promise<LobbyFrame> {
  // The list may not be as long yet when the first scroll comes.
  const scrolled = async () => {
    await page.evaluate((to) => scrollTo(0, to), top);
    return (await placeNow(page)).top;
  };
  await expect.poll(scrolled).toBe(top);
  return placeNow(page);
}

test('@long a member returns to the same pixel of the lobby from every screen, in the first frame and after a reload', async ({
  page,
  problems,
}) => {
  problems.announce(/ERR_FAILED/);
  await recordLobby(page);
  await enter(page);
  await expect.poll(() => countGames(page)).toBe(GAMES);
  // A tile, and no gap between two rows, lies in the middle of the window there.
  const place = await scrollDown(page, 4040);
  for (const path of ['/member', '/wallet', '/game/search', '/legal']) {
    await openScreen(page, path);
    expect(await framesOf(page, () => page.goBack()), path).toEqual([place]);
  }
  await openScreen(page, '/member');
  const backButton = page.getByRole('banner').getByRole('button').first();
  expect(await framesOf(page, () => backButton.click())).toEqual([place]);
  // A game's details lie above the lobby.
  await page.locator(`main a[href="${place.tile}"]`).locator('..').getByRole('button').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await framesOf(page, () => page.goBack())).toEqual([place]);
  expect(await framesOf(page, () => page.reload())).toEqual([place]);
  // A banner above the list takes space.
  const balance = page.getByRole('banner').getByRole('button', { name: '1,000' });
  await page.route(/refreshData/, (route) => route.abort());
  const weak = await framesOf(page, async () => {
    // A click by coordinates would first scroll the page.
    await balance.evaluate((button: HTMLElement) => button.click());
    await expect(page.getByText('Connection is weak')).toBeVisible();
  });
  expect(weak.map(tileOf)).toEqual(weak.map(() => tileOf(place)));
  await page.unroute(/refreshData/);
  await balance.evaluate((button: HTMLElement) => button.click());
  await expect(page.getByText('Connection is weak')).toBeHidden();
  await expect(page.getByText('Back online')).toBeHidden();
  // The rows above the list grow while the tile under the finger stays.
  const liked = page.getByRole('region', { name: 'Liked' });
  const like = page.locator(`main a[href="${place.tile}"]`).locator('..').getByRole('button').first();
  const liking = await framesOf(page, async () => {
    await like.click();
    await expect(liked).toBeAttached();
  });
  expect(new Set(liking.map((frame) => JSON.stringify(tileOf(frame))))).toEqual(
    new Set([JSON.stringify(tileOf(place))]),
  );
  const lower = await placeNow(page);
  expect(lower.top).toBeGreaterThan(place.top);
  // Played, and so listed above the games.
  await page.locator(`main [data-long-list] a[href="${place.tile}"]`).click();
  await expect(game(page).locator('body')).toBeVisible();
  const returning = await framesOf(page, async () => {
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Recently played' })).toBeAttached();
  });
  expect(returning[0]).toEqual(lower);
  expect(returning.map(tileOf)).toEqual(returning.map(() => tileOf(place)));
  const lowest = await placeNow(page);
  const reloaded = await framesOf(page, () => page.reload());
  expect(reloaded.map(tileOf)).toEqual(reloaded.map(() => tileOf(place)));
  await expect.poll(async () => (await placeNow(page)).top).toBe(lowest.top);
  // Reloaded on another screen, the page still knows where the lobby was.
  await openScreen(page, '/legal');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const later = await framesOf(page, () => page.goBack());
  expect(later.map(tileOf)).toEqual(later.map(() => tileOf(place)));
  await expect(tiles(page).first()).toBeAttached();
});
