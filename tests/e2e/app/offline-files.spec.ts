// What the app keeps for offline use: every screen on a good connection, only opened screens on a metered
// one.
import type { Browser, Page } from '@playwright/test';
import { paths } from '#src/navigation/paths.ts';
import { expect, test } from '#tests/support/browser.ts';
import { openScreen, register } from '#tests/support/member-visit.ts';
import { allIsKept } from '../../../scripts/budgets/all-is-kept.ts';

/** A device with a signed-in member that has opened no screen yet. */
async function freshDevice(browser: Browser): Promise<Page> {
  const elsewhere = await browser.newContext();
  await register(await elsewhere.newPage());
  const storageState = await elsewhere.storageState();
  await elsewhere.close();
  const context = await browser.newContext({ storageState });
  return context.newPage();
}

const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('halcyon-shell'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const isHistory = (path: string): boolean => /history.*\.js$/.test(path);

test('opens every screen offline after one visit, even if none was opened before', async ({ browser }) => {
  const page = await freshDevice(browser);
  await page.goto('/');
  await page.evaluate(allIsKept);
  await page.context().setOffline(true);
  const lost: string[] = [];
  page.on('requestfailed', (request) => lost.push(request.url()));
  await page.goto(paths.termsOfUse);
  for (const path of Object.values(paths)) {
    await openScreen(page, path);
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
    await expect(page.locator('main')).not.toBeEmpty();
    await expect(page.getByText('Internal Server Error')).toHaveCount(0);
  }
  expect(lost.filter((url) => url.includes('/assets/'))).toEqual([]);
  await page.goto(paths.aboutUs);
  await expect(page.getByText('All screens are ready offline')).toBeVisible();
  await page.context().close();
});

test('@long keeps a screen for offline use on a metered connection once it has been opened', async ({
  browser,
}) => {
  const page = await freshDevice(browser);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
  const first = await keptFiles(page);
  expect(first.filter((path) => /member.*\.js$/.test(path))).not.toEqual([]);
  expect(first.filter(isHistory)).toEqual([]);
  await page.goto(paths.report);
  await expect.poll(async () => (await keptFiles(page)).filter(isHistory)).not.toEqual([]);
  await page.goto(paths.aboutUs);
  await expect(page.getByText(/^\d+ of \d+ parts are ready offline$/)).toBeVisible();
  await page.context().close();
});
