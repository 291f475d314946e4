// Signing in with the keyboard alone, with a screen reader, and on a very slow connection.
import type { Page } from '@playwright/test';
import { violationsOn } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { leave, signedIn } from '#tests/support/sign-in-form.ts';
import { enter, newAccount, PASSWORD, usable } from '#tests/support/member-visit.ts';

// Names, focus and colours are the same without a worker, and its installation is a third of a visit.
test.use({ serviceWorkers: 'block' });

/** Presses the key until the element has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = page.locator(':focus');
  for (let steps = 0; steps < 20; steps += 1) {
    await page.keyboard.press('Tab');
    const isThere = await focused.evaluate((element, wanted) => {
      const label = (element as HTMLInputElement).labels?.[0]?.textContent;
      return [label, element.getAttribute('aria-label'), element.textContent].includes(wanted);
    }, name);
    if (isThere) return;
  }
  throw new Error(`No way leads to ${name}`);
}

/** 400 kbit/s, and 400 ms until an answer begins. */
async function narrow(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const bytes = 400_000 / 8;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
}

test('signs in with the keyboard alone, starting in the lobby', async ({ page }) => {
  const account = await enter(page);
  await leave(page);
  await usable(page);
  await tabTo(page, 'Sign in');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Account' })).toBeVisible();
  await tabTo(page, 'Account');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'SMS code' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Account' })).toBeFocused();
  await page.keyboard.type(account);
  await page.keyboard.press('Tab');
  await page.keyboard.type('not-the-password');
  await page.keyboard.press('Enter');
  const password = page.getByRole('textbox', { name: 'Password' });
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(PASSWORD);
  await tabTo(page, 'Remember my account on this device');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await signedIn(page);
});

test('@long gives every element of the sign-in screens a name, a role and a state for screen readers', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Welcome back" [level=2]
    - tablist "How to sign in":
      - tab "Account" [selected]
      - tab "SMS code"
      - tab "Phone"
    - tabpanel "Account":
      - textbox "Account"
      - textbox "Password"
      - button "Show password"
      - checkbox "Remember my account on this device"
      - button "Sign in"
      - button "Forgot your password?"
    - region "Other ways to sign in":
      - button "Use a passkey"
      - button "Continue with Google"
      - button "Continue with Facebook"
      - button "Continue with LINE"
    - button "New here? Register"
  `);
  await page.getByRole('tab', { name: 'SMS code' }).click();
  await expect(page.getByRole('tabpanel')).toMatchAriaSnapshot(`
    - tabpanel "SMS code":
      - combobox "Country or region"
      - textbox "Phone number"
      - textbox "Code from the text message"
      - button "Send code"
      - button "Sign in"
  `);
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveAccessibleDescription(
    'This field is required',
  );
  await page.goto('/auth/register');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Create your account" [level=2]
    - tabpanel "Account":
      - textbox "Account"
      - textbox "Password"
      - checkbox "I am of legal age to play"
      - checkbox "I agree to the terms of use and the privacy policy"
      - checkbox "Remember my account on this device"
      - button "Register"
  `);
});

test('@long keeps the sign-in screens accessible in both colour schemes', async ({ page }) => {
  const judge = async (tab?: string) => {
    if (tab) await page.getByRole('tab', { name: tab }).click();
    await page.locator('main form, main ul').first().waitFor();
    // Invalid fields have colours of their own.
    const submit = page.locator('main form [type=submit]');
    if (await submit.isVisible()) await submit.click();
    expect(await violationsOn(page)).toEqual([]);
  };
  await page.goto('/auth/login');
  await judge();
  await judge('SMS code');
  await judge('Phone');
  for (const address of ['/auth/register', '/auth/forget', '/auth/accountLogin']) {
    await page.goto(address);
    await judge();
  }
  await enter(page);
  await page.goto('/auth/bind');
  await judge();
});

test.describe('with a worker, whose installation shares the connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('@long signs in on a connection of 400 kbit/s and 400 ms', async ({ page }) => {
    const account = await enter(page);
    await leave(page);
    await narrow(page);
    await page.goto('/auth/login');
    await page.getByRole('textbox', { name: 'Account' }).fill(account);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
    await signedIn(page);
  });

  test('@long registers on a first visit on a connection of 400 kbit/s and 400 ms', async ({ page }) => {
    await narrow(page);
    await page.goto('/auth/register');
    await page.getByRole('textbox', { name: 'Account' }).fill(newAccount());
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('checkbox', { name: /legal age/ }).check();
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByText('TAP THE SCREEN TO CONTINUE').click();
    await signedIn(page);
  });
});
