// A shortcut of the home screen and a notification open a screen by its address, with nothing stored.
import { firstScreenIsKept } from '#tests/support/device/until-true.ts';
import { expect, test } from '#tests/support/browser.ts';
import { holdRequest } from '#tests/support/lines/hold-request.ts';
import { newAccount, registerByCall, storeSession, tiles } from '#tests/support/member-visit.ts';

test.use({ serviceWorkers: 'block' });

test('the wallet opened by its address asks for its code before the platform answers, and for no picture of the lobby', async ({
  page,
  context,
}) => {
  await storeSession(page, await registerByCall(page, newAccount()));
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pictures/')) pictures.push(request.url());
  });
  const config = await holdRequest(context, /\/appConfig$/);
  const code = page.waitForResponse(/\/assets\/wallet\.home-/);
  await page.goto('/wallets');
  await config.isHeld;
  expect((await code).ok()).toBe(true);
  config.release();
  await expect(page.getByRole('tab', { name: 'Deposit' })).toBeVisible();
  // The lobby has been drawn for the next start.
  await firstScreenIsKept(page);
  expect(pictures).toEqual([]);
});

test('the scripts that every other screen needs come beside the first one, and the lobby is drawn without them', async ({
  page,
  context,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname.split('-')[0] ?? ''));
  const first = await holdRequest(context, /\/assets\/first-/);
  const needed = ['/assets/start', '/assets/dexie', '/assets/app'];
  await page.goto('/', { waitUntil: 'commit' });
  await first.isHeld;
  await expect(tiles(page).first()).toBeVisible();
  expect(needed.filter((name) => asked.has(name))).toEqual([]);
  first.release();
  await page.waitForFunction(() => 'usable' in document.documentElement.dataset);

  asked.clear();
  const again = await holdRequest(context, /\/assets\/first-/);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await again.isHeld;
  await expect.poll(() => needed.filter((name) => !asked.has(name))).toEqual([]);
  again.release();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});
