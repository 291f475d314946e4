import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { grid, shownGames } from '#tests/support/games/game-list.ts';
import { countGames } from '#tests/support/device/rows.ts';
import { tiles, usable } from '#tests/support/member-visit.ts';

/** Games of the platform that every test starts from. */
const GAMES = 582;

/** Waits until every game of the list is on the device. */
const allStored = (page: Page): Promise<void> => expect.poll(() => countGames(page)).toBe(GAMES);

async function openWhole(page: Page): Promise<void> {
  await page.goto('/');
  await usable(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await allStored(page);
}

test('loads the picture of an offer only when it is about to be shown', async ({ page, context }) => {
  const asked = new Set<string>();
  context.on('request', (request) => void (/\/pictures\/w-/.test(request.url()) && asked.add(request.url())));
  await page.goto('/');
  await usable(page);
  const offers = page.getByRole('region', { name: 'Offers' }).getByRole('listitem');
  const count = await offers.count();
  await expect(offers.nth(1).locator('img')).toBeAttached();
  expect(asked.size).toBeLessThan(count);
  const pictures = () => offers.locator('img').count();
  // Swiped to the last one.
  await expect(async () => {
    await offers
      .last()
      .evaluate((last) => last.parentElement?.scrollBy({ left: last.clientWidth, behavior: 'instant' }));
    expect(await pictures()).toBe(count);
  }).toPass();
  await expect.poll(() => asked.size).toBe(count);
});

test('@long shows placeholders without pictures during a fast scroll, and loads the pictures where it stops', async ({
  page,
  context,
}) => {
  await openWhole(page);
  const pictures: string[] = [];
  await expect(grid(page).locator('img').last()).toBeVisible();
  context.on('request', (request) => void (/\.webp/.test(request.url()) && pictures.push(request.url())));
  const placeholders = await page.evaluate(async () => {
    let named = 0;
    for (let top = 4000; top < 24_000; top += 400) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      named = Math.max(named, document.querySelectorAll('main li:not(:has(a))').length);
    }
    return named;
  });
  expect(placeholders).toBeGreaterThan(9);
  // More than three hundred games passed by.
  expect(pictures.length).toBeLessThan(60);
  await expect(shownGames(page).nth(9)).toBeVisible();
  await expect
    .poll(() =>
      shownGames(page)
        .nth(9)
        .locator('img')
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0);
});

test('@long searches the whole list without a connection and tolerates small typos', async ({
  page,
  context,
  problems,
}) => {
  problems.announce(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await openWhole(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Search games' }).click();
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.fill('hlacyon');
  await expect(shownGames(page).first()).toContainText(/Halcyon/i);
  await expect(page).toHaveURL(/q=hlacyon/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('hlacyon');
  await expect(shownGames(page).first()).toContainText(/Halcyon/i);
  await page.getByRole('searchbox').fill('zzqqxx');
  await expect(page.getByText("Nothing for 'zzqqxx'")).toBeVisible();
  // Popular games are offered when nothing matches, and stay below the near matches.
  const popular = page.getByRole('region', { name: 'Popular now' }).getByRole('listitem');
  await expect(popular.first()).toBeVisible();
  await page.getByRole('searchbox').fill('halcyonqqxx');
  const near = page.getByRole('region', { name: 'Did you mean' }).getByRole('listitem');
  await expect(near.first()).toContainText(/Halcyon/i);
  await page.getByRole('heading', { name: 'Popular now' }).scrollIntoViewIfNeeded();
  await expect(popular.first()).toBeVisible();
});

test.describe('without a worker, which has no part in it', () => {
  test.use({ serviceWorkers: 'block' });

  test('keeps kind, studio and scroll position on the way back and after a reload', async ({ page }) => {
    await page.goto('/');
    await usable(page);
    await allStored(page);
    const kind = page.getByRole('group', { name: 'Types of game' }).getByRole('button').nth(1);
    await kind.click();
    await expect(page).toHaveURL(/type=\d+/);
    await expect(kind).toHaveAttribute('aria-pressed', 'true');
    const atTop = await shownGames(page).first().getAttribute('href');
    await page.evaluate(() => scrollTo(0, 2400));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(2400);
    // The grid renders again after the page has scrolled.
    await expect(shownGames(page).first()).not.toHaveAttribute('href', atTop ?? '');
    const shown = await shownGames(page).first().getAttribute('href');
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/game/search"]')?.click());
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(2400);
    await expect(kind).toHaveAttribute('aria-pressed', 'true');
    await expect(shownGames(page).first()).toHaveAttribute('href', shown ?? '');
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(2400);
    await expect(kind).toHaveAttribute('aria-pressed', 'true');
  });
});

test('@long leaves the lobby as it was when a refresh fails or is empty', async ({ page, problems }) => {
  problems.announce(/status of 50[03]|Failed to load/);
  await openWhole(page);
  await page.route('**/app/v1/**', (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.reload();
  await usable(page);
  await expect(tiles(page).first()).toBeVisible();
  await allStored(page);
});
