// Storage that is cleared under an open app: by the person, in another tab, or by a browser that needs room.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { countGames, countRows, rowOf } from '#tests/support/device/rows.ts';
import { enter, tiles } from '#tests/support/member-visit.ts';
import { allIsKept } from '../../../scripts/budgets/all-is-kept.ts';
import { keepsFirstScreen } from './kept-first-screen.ts';
import { recordRow } from './row.ts';

async function isWhole(page: Page): Promise<void> {
  await expect.poll(() => countRows(page, 'config')).toBe(1);
  await expect.poll(() => countRows(page, 'members')).toBe(1);
  await expect.poll(() => countRows(page, 'balances')).toBe(1);
  await hasGames(page);
}

/** The whole list, of which nothing more is being stored. */
async function hasGames(page: Page): Promise<void> {
  const whole = { key: 'games', held: expect.stringMatching(/./) as unknown };
  await expect.poll(() => rowOf(page, 'catalogue', 'games')).toEqual(whole);
  expect(await countGames(page)).toBeGreaterThan(100);
}

/** Not taken for a new version, and no visit was needed. */
async function expectStillWorking(page: Page): Promise<void> {
  await expect(page.getByText('A new version is ready')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Your account' })).toBeVisible();
  await tiles(page).first().click();
  await expect(page).toHaveURL(/game\/start/);
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
}

const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

const ALL_AGAIN = 'nothing: the lobby fills again, still signed in';

test('a database that another tab deletes is fetched again at once, and is no new version', async ({
  page,
  context,
}) => {
  await enter(page);
  await isWhole(page);
  await mark(page);
  const other = await context.newPage();
  await other.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await other.goto('/blank');
  const row = { fault: 'database deleted by another tab', sees: ALL_AGAIN, wayOut: 'by itself' };
  await recordRow(row, async () => {
    const ended = await other.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const request = indexedDB.deleteDatabase('halcyon');
          for (const type of ['success', 'error']) request.addEventListener(type, () => resolve(type));
        }),
    );
    expect(ended).toBe('success');
    await isWhole(page);
  });
  await expectStillWorking(page);
});

const clear = async (page: Page, origin: string, storageTypes: string): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes });
};

test('@long a database that the person clears is fetched again at once', async ({ page, platform }) => {
  await enter(page);
  await isWhole(page);
  await mark(page);
  await recordRow({ fault: 'database cleared', sees: ALL_AGAIN, wayOut: 'by itself' }, async () => {
    await clear(page, platform.address, 'indexeddb');
    await isWhole(page);
  });
  await expectStillWorking(page);
});

test('@long a member whose session is cleared with everything else reads why', async ({ page, platform }) => {
  await enter(page);
  await isWhole(page);
  const sees = "This site's data was deleted from the browser. Sign in again.";
  await recordRow({ fault: 'database and local storage cleared', sees, wayOut: 'sign in' }, async () => {
    await clear(page, platform.address, 'local_storage,indexeddb');
    await expect(page.getByText(sees)).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('link', { name: 'Sign in', exact: true }).first()).toBeVisible();
  });
  await hasGames(page);
  expect(await countRows(page, 'members')).toBe(0);
});

test.describe('of all screens', () => {
  test.use({ keepsAllFiles: true });

  test('caches that are cleared while the worker lives are filled again, and the app opens offline', async ({
    page,
    problems,
  }) => {
    problems.announce(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await keepsFirstScreen(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.evaluate(allIsKept);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    const row = {
      fault: 'caches cleared',
      sees: 'nothing: the page comes from the line',
      wayOut: 'by itself',
    };
    await recordRow(row, async () => {
      await page.goto('/about-us');
      await page.evaluate(allIsKept);
    });
    await page.context().setOffline(true);
    await page.goto('/');
    await expect(tiles(page).first()).toBeVisible();
    await page.goto('/member/safer-play');
    await expect(page.getByText('Internal Server Error')).toHaveCount(0);
    await expect(page.locator('main')).not.toBeEmpty();
  });
});
