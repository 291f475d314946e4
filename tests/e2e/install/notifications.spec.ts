// From the switch to the notification and its screen, with the browser's own delivery of push messages.
import { expect, test } from '#tests/support/browser.ts';
import { wholeBrowser } from '#tests/support/browser-settings.ts';
import { enter, usable } from '#tests/support/member-visit.ts';
import { isShown, message, pushTo, shown, tap } from '#tests/support/push/shown-notifications.ts';

test.use(wholeBrowser);

test('a push message is shown, and its tap opens the screen in the open tab without a reload', async ({
  context,
  page,
  baseURL,
}) => {
  await context.grantPermissions(['notifications']);
  await enter(page);
  const { worker, deliver } = await pushTo(page);
  await deliver('no message at all');
  await deliver(message(`${baseURL}/email`));
  await isShown(worker, [{ title: 'You have new mail', body: 'Tap to read it.' }]);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await tap(worker);
  await expect(page).toHaveURL(/\/email$/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect.poll(() => shown(worker)).toEqual([]);
});

test('@long every topic is off at first, and signing out closes what is shown', async ({
  context,
  page,
  baseURL,
}) => {
  await context.grantPermissions(['notifications']);
  await enter(page);
  const { worker, deliver } = await pushTo(page);
  await deliver(message(`${baseURL}/email`));
  await isShown(worker, [{ title: 'You have new mail', body: 'Tap to read it.' }]);
  await page.goto('/member/notifications');
  await usable(page);
  for (const name of ['Withdrawals', 'Mail', 'Bonuses'])
    await expect(page.getByRole('switch', { name })).toHaveAttribute('aria-checked', 'false');
  await page.goto('/member');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => shown(worker)).toEqual([]);
});
