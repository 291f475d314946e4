// A shortcut of the home screen and a notification open a screen by its address, with nothing stored.
import { FIRST_SCREEN_CACHE } from '#src/contract/page/first-screen.ts';
import { expect, test } from '#tests/support/browser.ts';
import { holdRequest } from '#tests/support/lines/hold-request.ts';
import { newAccount, registerByCall, storeSession } from '#tests/support/member-visit.ts';

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
  config.letGo();
  await expect(page.getByRole('tab', { name: 'Deposit' })).toBeVisible();
  // The lobby has been drawn for the next start.
  await page.waitForFunction(
    async (name) => (await (await caches.open(name)).keys()).length > 0,
    FIRST_SCREEN_CACHE,
  );
  expect(pictures).toEqual([]);
});
