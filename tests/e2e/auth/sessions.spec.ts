// Several devices and several tabs: what ends on one of them ends on the others too.
import type { Browser, Page } from '@playwright/test';
import { timeStep, totpAt } from '#server/store/auth/totp.ts';
import { expect, test } from '#tests/support/browser.ts';
import { plugIn } from '#tests/support/device/authenticator.ts';
import { enter, PASSWORD, playButton, register, signIn, tiles, usable } from '#tests/support/member-visit.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';

// Sessions end by answers to the page, which the worker only passes on; its installation is a third of a visit.
test.use({ serviceWorkers: 'block' });

async function anotherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile',
  });
  return context.newPage();
}

const fillIn = async (page: Page, account: string) => {
  await page.getByRole('textbox', { name: 'Account' }).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
};

const endAll = (platform: ServedPlatform, account: string) =>
  platform.rows(
    'update session set ended_at = now() where member_id = (select id from member where account = $1)',
    [account],
  );

async function confirmDialog(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name }).click();
  // The screen behind the dialog can be used once the dialog has closed.
  await expect(dialog).toBeHidden();
}

test('ends another device, which returns to the same page after it signs in again', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await enter(page);
  const phone = await anotherDevice(browser, baseURL);
  await signIn(phone, account);
  await phone.goto('/member/profile');
  await expect(phone.getByText(account).first()).toBeVisible();

  await page.goto('/member/security');
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: /^Sign out: .*Android/ }).click();
  await confirmDialog(page, 'Sign out');
  await expect(devices.getByText('You are signed in on this device only.')).toBeVisible();

  await phone.goto('/member/profile');
  await expect(phone.getByRole('alertdialog')).toContainText('Your session has ended');
  await confirmDialog(phone, 'OK');
  await expect(phone).toHaveURL(/\/auth\/login\?.*return=%2Fmember%2Fprofile/);
  await fillIn(phone, account);
  await expect(phone).toHaveURL(/\/member\/profile$/);
  await phone.context().close();
});

test('@long opens a game after signing in when it was tapped with an expired session', async ({
  page,
  platform,
}) => {
  // The app's own calls at the start have been answered, so only the tap meets the ended session.
  const beat = page.waitForResponse((response) => response.url().endsWith('/online'));
  const account = await enter(page);
  await beat;
  await expect(page.getByRole('banner').getByRole('button', { name: /\d/ })).toBeVisible();
  await endAll(platform, account);
  await tiles(page).first().click();
  await expect(page.getByRole('alertdialog')).toContainText('Your session has ended');
  await confirmDialog(page, 'OK');
  await fillIn(page, account);
  await expect(page).toHaveURL(/\/game\/start/);
  await expect(playButton(page)).toBeVisible();
});

test('@long switches every tab to another member who signs in in one tab', async ({ page, context }) => {
  const first = await enter(page);
  const other = await context.newPage();
  await other.goto('/member/profile');
  await expect(other.getByText(first).first()).toBeVisible();
  await other.getByRole('button', { name: /^Nickname/ }).click();
  await other.getByRole('textbox', { name: 'Nickname' }).fill('half typed');

  // One tab signs out and in again while the other one is open.
  await page.evaluate(() => localStorage.removeItem('halcyon.token'));
  await page.reload();
  await expect(other.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  const second = await register(page);
  await other.goto('/member/profile');
  await expect(other.getByText(second).first()).toBeVisible();
  await expect(other.locator('body')).not.toContainText(first);
  await other.getByRole('button', { name: /^Nickname/ }).click();
  await expect(other.getByRole('textbox', { name: 'Nickname' })).toHaveValue(second);
});

test('@long signs out the other devices when the password changes, and keeps this one signed in', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await enter(page);
  const phone = await anotherDevice(browser, baseURL);
  await signIn(phone, account);
  await page.goto('/member/profile');
  await page.getByRole('button', { name: /^Password/ }).click();
  await page.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'New password' }).fill('calmer-sea-8');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed.')).toBeVisible();
  await phone.goto('/member');
  await expect(phone).toHaveURL(/\/auth\/login/);
  await page.goto('/member');
  await expect(page.getByText(account).first()).toBeVisible();
  await phone.context().close();
});

test('@long adds and removes a passkey, and turns a second step on and off', async ({ page }) => {
  const { cdp, authenticatorId } = await plugIn(page);
  await enter(page);
  await page.goto('/member/security');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  expect((await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toHaveLength(1);

  // The device has a passkey for this account already.
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('alert')).toContainText('already has a passkey');

  const step = page.getByRole('region', { name: 'Two-step verification' });
  await step.getByRole('button', { name: /^Passkey/ }).click();
  await step.getByRole('button', { name: 'Turn on' }).click();
  await expect(step.getByRole('button', { name: /^Passkey On/ })).toBeVisible();

  await step.getByRole('button', { name: /^Authenticator app/ }).click();
  await step.getByRole('button', { name: 'Set up' }).click();
  const shown = await step.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).innerText();
  const secret = shown.replaceAll(' ', '');
  await step.getByRole('textbox', { name: 'Code from the app' }).fill(totpAt(secret, timeStep(new Date())));
  await step.getByRole('button', { name: 'Turn on' }).click();
  await expect(step.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await step.getByRole('button', { name: 'I have saved them' }).click();
  await expect(step.getByRole('list', { name: 'Recovery codes' })).toBeHidden();

  await step.getByRole('button', { name: /^Authenticator app On/ }).click();
  await step.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await step.getByRole('button', { name: 'Turn off' }).click();
  await expect(step.getByRole('button', { name: /^Authenticator app Off/ })).toBeVisible();

  await passkeys.getByRole('button', { name: /^Remove passkey/ }).click();
  await confirmDialog(page, 'Remove');
  await expect(passkeys.getByText('No passkeys yet')).toBeVisible();
  await expect(step.getByRole('button', { name: /^Passkey Off/ })).toBeVisible();
});

test('@long hides the member on a page from the back-forward cache after another tab signed out', async ({
  page,
  context,
  problems,
}) => {
  // A document without an icon link in its head requests this one.
  problems.announce(/favicon\.ico/);
  const account = await enter(page);
  await page.goto('/member');
  await expect(page.getByText(account).first()).toBeVisible();
  await page.goto('/robots.txt');
  const other = await context.newPage();
  await other.goto('/');
  await usable(other);
  await other.evaluate(() => localStorage.removeItem('halcyon.token'));
  await page.goBack();
  await expect(page.locator('body')).not.toContainText(account);
});
