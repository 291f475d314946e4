// With the browser's translation on, which replaces every text while the app goes on drawing.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { fillSignIn, PASSWORD, register, usable } from '#tests/support/member-visit.ts';
import { leave, signedIn } from '#tests/support/sign-in-form.ts';
import { translateDocument } from '#tests/support/pseudo/translation.ts';
import { amountOf, enterWallet, MADE, submit as submitDeposit } from '../wallet/wallet-visit.ts';

// Translation knows nothing of the worker, whose installation is a third of a visit.
test.use({ serviceWorkers: 'block' });

const submit = (page: Page, name: string) =>
  page.getByRole('main').locator('form').getByRole('button', { name }).click();

test.describe('a translated form', () => {
  test.beforeEach(({ page }) => page.addInitScript(translateDocument));

  test('registers and signs in, each after a wrong entry', async ({ page }) => {
    await page.goto('/auth/register');
    await submit(page, 'Register');
    await expect(page.getByText('Required to continue')).toHaveCount(2);
    const account = await register(page);
    await leave(page);
    await page.goto('/auth/login');
    await page.getByRole('textbox', { name: 'Account' }).fill(account);
    await page.getByLabel('Password', { exact: true }).fill(`${PASSWORD}8`);
    await submit(page, 'Sign in');
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('aria-invalid', 'true');
    await fillSignIn(page, account);
    await signedIn(page);
  });

  test('deposits after a wrong amount, and finds a question after none', async ({ page, platform }) => {
    await enterWallet(page, { kind: 'deposit', platform });
    await page.getByRole('radio', { name: /^Card/ }).check();
    await amountOf(page).fill('1');
    await page.getByRole('button', { name: /^Deposit/ }).click();
    await expect(page.getByText(/^At least/)).toBeVisible();
    await submitDeposit(page, 'deposit');
    await expect(page.getByText(MADE.deposit)).toBeVisible();
    await page.goto('/faq');
    await page.getByRole('searchbox').fill('penguins');
    await expect(page.getByText('Nothing found for “penguins”')).toBeVisible();
    await page.getByRole('button', { name: 'Show all questions' }).click();
    await expect(page.getByText('Nothing found')).toHaveCount(0);
  });
});

test('a lobby that was translated before the app began is drawn, and works', async ({ page, problems }) => {
  // React says that the document is not what it drew, and draws it anew.
  problems.announce(/Minified React error #418/);
  await page.addInitScript(translateDocument, ' (translated)');
  await page.goto('/');
  await usable(page);
  await expect(page.getByRole('heading', { name: 'Games (translated)' })).toBeVisible();
  const name = page.getByRole('main').locator('a [translate="no"]').first();
  await expect(name).not.toContainText('(translated)');
  await page.getByRole('link', { name: 'Sign in (translated)', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Account (translated)' })).toBeVisible();
});
