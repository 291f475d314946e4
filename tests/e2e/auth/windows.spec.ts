// The sign-in windows of identity identity in a real browser: the app opens them, and they report to the app
// alone.
import type { Page } from '@playwright/test';
import type { SocialProvider } from '#src/contract/member.ts';
import { type SocialMessage, socialAddress } from '#src/contract/page/social-messages.ts';
import { expect, test } from '#tests/support/browser.ts';
import { usable } from '#tests/support/member-visit.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';

// The windows are documents of another origin; installing the worker is a third of a visit.
test.use({ serviceWorkers: 'block' });

test.afterEach(({ identity }) => {
  identity.desk.isDeclining = false;
});

/** Opens a window as the app does on a tap; `message` is what the window posted to the app. */
async function openWindow(page: Page, address: string) {
  const opening = page.waitForEvent('popup');
  const message = page.evaluate(
    (url) =>
      new Promise<{ data: SocialMessage; origin: string }>((resolve) => {
        addEventListener('message', ({ data, origin }) => resolve({ data: data as SocialMessage, origin }));
        open(url, '_blank', 'popup,width=480,height=640');
      }),
    address,
  );
  return { popup: await opening, message };
}

const addressOf = (provider: SocialProvider, platform: ServedPlatform) =>
  socialAddress(provider, { socialOrigin: platform.gamesAddress, appOrigin: platform.address });

test.beforeEach(async ({ page, problems }) => {
  // Chromium says so now and then when a window opens while a debugger watches the page.
  problems.announce(/'open' on 'Window': The provided callback is no longer runnable/);
  await page.goto('/');
  await usable(page);
});

test('@long Google draws its button, and its token reaches the app', async ({ page, platform }) => {
  const { popup, message } = await openWindow(page, addressOf('google', platform));
  await popup.getByRole('button', { name: 'Sign in with Google' }).click();
  const { data, origin } = await message;
  expect(origin).toBe(platform.gamesAddress);
  expect(data).toMatchObject({ type: 'halcyon-social', provider: 'google' });
  await expect.poll(() => popup.isClosed()).toBe(true);
});

test('@long Facebook asks after a tap, and the person may decline', async ({ page, platform, identity }) => {
  const yes = await openWindow(page, addressOf('facebook', platform));
  await yes.popup.getByRole('button', { name: 'Continue with Facebook' }).click();
  expect((await yes.message).data).toMatchObject({ type: 'halcyon-social', provider: 'facebook' });
  identity.desk.isDeclining = true;
  const no = await openWindow(page, addressOf('facebook', platform));
  await no.popup.getByRole('button', { name: 'Continue with Facebook' }).click();
  expect((await no.message).data).toEqual({
    type: 'halcyon-social-ended',
    provider: 'facebook',
    reason: 'declined',
  });
});

test('@long LINE redirects back with a code, or without one if the person declines', async ({
  page,
  platform,
}) => {
  const yes = await openWindow(page, addressOf('line', platform));
  await yes.popup.getByRole('link', { name: 'Allow' }).click();
  expect((await yes.message).data).toMatchObject({
    provider: 'line',
    redirectUri: `${platform.gamesAddress}/frames/social/line`,
  });
  const no = await openWindow(page, addressOf('line', platform));
  await no.popup.getByRole('link', { name: 'Cancel' }).click();
  expect((await no.message).data).toMatchObject({ provider: 'line', reason: 'declined' });
});

test('@long loads nothing and says so when a sign-in window was not opened by the app', async ({
  context,
  platform,
}) => {
  const alone = await context.newPage();
  const foreign: string[] = [];
  alone.on('request', (request) => {
    if (!request.url().startsWith(platform.gamesAddress)) foreign.push(request.url());
  });
  await alone.goto(addressOf('google', platform));
  await expect(alone.getByRole('alert')).toContainText('opens from the sign-in screen');
  expect(foreign).toEqual([]);
  await alone.goto(`${platform.gamesAddress}/frames/social/line?code=x&state=y`);
  await expect(alone.getByRole('alert')).toContainText('opens from the sign-in screen');
});

test('@long reports an unreachable identity provider to the app', async ({
  page,
  platform,
  context,
  problems,
}) => {
  problems.announce(/gsi\/client|net::ERR/);
  await context.route('**/gsi/client', (route) => route.abort());
  const { popup, message } = await openWindow(page, addressOf('google', platform));
  await expect(popup.getByRole('alert')).toContainText("Can't reach Google");
  expect((await message).data).toMatchObject({ provider: 'google', reason: 'unreachable' });
});
