// What a person does at the beginning of most visits.
import { expect, type Page } from '@playwright/test';

export const newAccount = (): string => `tern${Math.random().toString(36).slice(2, 10)}`;
export const PASSWORD = 'calm-sea-7';

export const usable = (page: Page): Promise<void> =>
  page.locator('html[data-usable]').waitFor({ state: 'attached' });

export const tiles = (page: Page) => page.locator('main a[href^="/game/start"]');

/** Registers at the register screen and takes the welcome reward. */
export async function register(page: Page, account = newAccount()): Promise<string> {
  await page.goto('/auth/register');
  await page.getByRole('textbox', { name: 'Account' }).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /legal age/ }).check();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('TAP THE SCREEN TO CONTINUE').click();
  await expect(page).toHaveURL(/\/$/);
  return account;
}

export async function signIn(page: Page, account: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: 'Account' }).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/$/);
}

/** The game's own page inside ours. */
export const game = (page: Page) => page.frameLocator('iframe');

/** The button of any of the games, while a press begins a round; in between it hurries the round along. */
export const playButton = (page: Page) => game(page).locator('[data-play]:enabled');

/** The member page, from the header of the lobby. */
export async function openMember(page: Page) {
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  return page.getByRole('main');
}

export async function signOut(page: Page): Promise<void> {
  const member = await openMember(page);
  await member.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
}
