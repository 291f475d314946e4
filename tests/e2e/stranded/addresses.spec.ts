// Addresses that a person was given, such as a link in a message, and that the app never wrote.
import { expect, test } from '#tests/support/browser.ts';
import { enter, newAccount, PASSWORD, tiles } from '#tests/support/member-visit.ts';

test('@long signing in at an address that leads to another site ends in the lobby', async ({
  page,
  context,
}) => {
  const account = await enter(page, newAccount());
  await page.evaluate(() => localStorage.removeItem('halcyon.token'));
  const visit = await context.newPage();
  await visit.goto('/auth/login?return=%2F%09%2Fexample.com%2F');
  await visit.getByRole('textbox', { name: 'Account' }).fill(account);
  await visit.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await visit.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(visit.getByRole('link', { name: 'Your account' })).toBeVisible();
  await expect(visit).toHaveURL(/\/$/);
});

test('@long a search of 5,000 characters is cut to what the field takes, and answered', async ({ page }) => {
  await page.goto(`/game/search?q=${'dragonfish'.repeat(500)}`);
  await expect(page.getByRole('searchbox')).toHaveValue('dragonfish'.repeat(7).slice(0, 64));
  await expect(tiles(page).first()).toBeVisible();
});
