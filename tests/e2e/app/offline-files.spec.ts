// What the app keeps for offline use: every screen on a good connection, only opened screens on a metered
// one.
import type { Browser, Page } from '@playwright/test';
import { paths } from '#src/navigation/paths.ts';
import { expect, test } from '#tests/support/browser.ts';
import { register } from '#tests/support/member-visit.ts';

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
