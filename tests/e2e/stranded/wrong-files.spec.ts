// A portal, or the fallback of a static host, answers with a page and status 200 in place of a file.
import type { Page } from '@playwright/test';
import { untilTrue } from '#tests/support/device/until-true.ts';
import { usable } from '#tests/support/member-visit.ts';
import { expect, test } from './stranded.ts';

const TYPES: Readonly<Record<string, string>> = {
  js: 'javascript',
  css: 'css',
  html: 'html',
  json: 'json',
  svg: 'svg',
  webp: 'image',
  avif: 'image',
};

/** Kept files whose content is not what their name says. */
const wrongFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async (types) => {
    const names = (await caches.keys()).filter((name) => /shell|pictures/.test(name));
    const caught: string[] = [];
    for (const cache of await Promise.all(names.map((name) => caches.open(name)))) {
      for (const request of await cache.keys()) {
        const ending = /\.(\w+)$/.exec(new URL(request.url).pathname)?.[1] ?? '';
        const type = (await cache.match(request))?.headers.get('content-type') ?? '';
        if (!type.includes(types[ending] ?? '?')) caught.push(`${request.url} ${type}`);
      }
    }
    return caught;
  }, TYPES);

const isReadyOffline = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

test('a worker that is given a wrong file does not install, and does when the files are right', async ({
  page,
  site,
  problems,
}) => {
  problems.announce(/Failed to (?:find a valid digest|fetch)|ERR_|integrity/);
  site.disturb = (path) => (/\/assets\/member\.home/.test(path) ? 'portal' : undefined);
  await page.goto('/');
  await usable(page);
  await expect.poll(() => site.count(/\/assets\/member\.home/)).toBeGreaterThan(0);
  await untilTrue(page, async () => !(await navigator.serviceWorker.getRegistration())?.installing);
  expect(await wrongFiles(page)).toEqual([]);
  site.disturb = () => {};
  await page.reload();
  await isReadyOffline(page);
  expect(await wrongFiles(page)).toEqual([]);
  await page.context().setOffline(true);
  await page.goto('/member');
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('@long a wrong file behind a worker is neither kept nor shown again', async ({
  page,
  site,
  problems,
}) => {
  problems.announce(/MissingChunk|MIME type|Failed to (?:find a valid digest|fetch|load)|ERR_|integrity/);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/');
  await isReadyOffline(page);
  site.disturb = (path) => (/\/assets\/legal|\/pictures\//.test(path) ? 'portal' : undefined);
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
  expect(await wrongFiles(page)).toEqual([]);
  site.disturb = () => {};
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toContainText('Offline reading');
});

test('@long a file that an earlier worker kept wrongly is dropped and fetched', async ({ page }) => {
  await page.goto('/');
  await isReadyOffline(page);
  await untilTrue(page, async () => {
    const [name = ''] = (await caches.keys()).filter((one) => one.includes('shell'));
    const cache = await caches.open(name);
    const isScript = /\/assets\/auth\.sign-in.*js$/;
    const request = (await cache.keys()).find(({ url }) => isScript.test(url));
    if (!request) return false;
    const portal = new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });
    await cache.put(request, portal);
    return true;
  });
  await page.goto('/auth/login');
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await wrongFiles(page)).toEqual([]);
});
