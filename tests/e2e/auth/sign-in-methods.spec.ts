// Every sign-in method by name or phone number, as a person with a phone and a keyboard uses it.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { everythingKept, leave, signedIn, takeReward, typeNumber } from '#tests/support/sign-in-form.ts';
import { newAccount, PASSWORD, register, signIn, usable } from '#tests/support/member-visit.ts';
import { codeAtServed, newMobile } from '#tests/support/telephone.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';

// The forms are the same without a worker, and its installation is a third of a visit.
test.use({ serviceWorkers: 'block' });

const CODE = 'Code from the text message';

const submit = (page: Page, name = 'Sign in') => page.locator('form').getByRole('button', { name }).click();

async function typeCode(page: Page, platform: ServedPlatform, mobile: string): Promise<void> {
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /^Send again/ })).toBeVisible();
  await page.getByRole('textbox', { name: CODE }).fill(await codeAtServed(platform, mobile));
}

/** A member with a phone number and a password, signed out again. */
async function registerNumber(page: Page, platform: ServedPlatform): Promise<string> {
  const mobile = newMobile();
  await page.goto('/auth/register');
  await page.getByRole('tab', { name: 'Phone' }).click();
  await typeNumber(page, mobile);
  await typeCode(page, platform, mobile);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /legal age/ }).check();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await submit(page, 'Register');
  await takeReward(page);
  await signedIn(page);
  await leave(page);
  return mobile;
}

/** As if it were tomorrow. */
const forgetSendings = (platform: ServedPlatform) =>
  platform.rows(`update sms_code set sent_at = sent_at - interval '1 day'`);

test.describe('with a worker', () => {
  // What it keeps is judged as well.
  test.use({ serviceWorkers: 'allow' });

  test('signs in with an account and a password, and stores no password', async ({ page }) => {
    const account = await register(page);
    await leave(page);
    await signIn(page, account);
    await signedIn(page);
    expect(await everythingKept(page)).not.toContain(PASSWORD);
  });

  test('@long signs in with a phone number and its code, whether or not the number is known', async ({
    page,
    platform,
  }) => {
    const mobile = newMobile();
    for (const visit of ['first', 'second']) {
      await page.goto('/auth/login');
      await page.getByRole('tab', { name: 'SMS code' }).click();
      await typeNumber(page, mobile);
      if (visit === 'second') await forgetSendings(platform);
      await typeCode(page, platform, mobile);
      await submit(page);
      if (visit === 'first') await takeReward(page);
      await signedIn(page);
      expect(await everythingKept(page)).not.toContain(mobile.slice(3));
      await leave(page);
      await page.evaluate(() => localStorage.removeItem('halcyon.codeWaits'));
    }
  });
});

test('@long signs in with a phone number and a password, without a code', async ({ page, platform }) => {
  const mobile = await registerNumber(page, platform);
  await page.goto('/auth/login');
  await page.getByRole('tab', { name: 'Phone' }).click();
  await typeNumber(page, mobile);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await submit(page);
  await signedIn(page);
});

test('@long changes a forgotten password by code, then leads on to the requested page', async ({
  page,
  platform,
}) => {
  const mobile = await registerNumber(page, platform);
  await page.goto('/auth/login?return=%2Fabout-us');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset password');
  await typeNumber(page, mobile);
  await typeCode(page, platform, mobile);
  await page.getByRole('textbox', { name: 'New password' }).fill('another-calm-sea');
  await submit(page, 'Change password');
  await expect(page.getByText('Password changed')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill('another-calm-sea');
  await submit(page);
  await expect(page).toHaveURL(/\/about-us$/);
});

test('@long shows each error beside its field and keeps what was typed', async ({ page, platform }) => {
  const account = newAccount();
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: 'Account' }).fill(account);
  await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
  await submit(page);
  const password = page.getByRole('textbox', { name: 'Password' });
  await expect(password).toHaveAccessibleDescription(/./);
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('not-the-password');

  const mobile = newMobile();
  await page.getByRole('tab', { name: 'SMS code' }).click();
  await typeNumber(page, mobile);
  await typeCode(page, platform, mobile);
  const code = page.getByRole('textbox', { name: CODE });
  const right = await code.inputValue();
  await code.fill(right === '000000' ? '111111' : '000000');
  await submit(page);
  await expect(code).toHaveAccessibleDescription(/Tries left: \d/);

  await page.reload();
  await page.getByRole('tab', { name: 'SMS code' }).click();
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue(mobile.replace('+63', '0'));
  await page.getByRole('textbox', { name: CODE }).fill(right);
  await submit(page);
  await takeReward(page);
  await signedIn(page);
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('@long keeps the sign-in form while offline, and continues when the connection is back', async ({
    page,
    context,
    problems,
  }) => {
    problems.announce(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    const account = await register(page);
    await leave(page);
    await page.goto('/auth/login');
    await page.getByRole('textbox', { name: 'Account' }).fill(account);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await context.setOffline(true);
    await expect(
      page.locator('form').getByRole('button', { name: /^Sign in Needs a connection/ }),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator('form').getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await submit(page);
    await signedIn(page);
  });
});

test('@long leads from the sign-in sheet to the requested action, also through registration', async ({
  page,
}) => {
  await page.goto('/');
  await usable(page);
  await page
    .getByRole('button', { name: /^Like / })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Welcome back' });
  await sheet.getByRole('button', { name: 'New here? Register' }).click();
  const other = page.getByRole('dialog', { name: 'Create your account' });
  await other.getByRole('textbox', { name: 'Account' }).fill(newAccount());
  await other.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await other.getByRole('checkbox', { name: /legal age/ }).check();
  await other.getByRole('checkbox', { name: /I agree/ }).check();
  await submit(page, 'Register');
  await takeReward(page);
  await signedIn(page);
});
