// What a person does at the beginning of most visits.
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Output } from '#src/contract/call.ts';
import { API_PREFIX, type Envelope } from '#src/contract/envelope.ts';
import type { CallOf } from '#src/contract/index.ts';
import { COMMON, registration } from './registration.ts';

/** With digits, which are all of one width: a name of wide letters fills more lines. */
export const newAccount = (): string => `tern${Math.random().toString().slice(2, 10)}`;
export const PASSWORD = 'calm-sea-7';

export const usable = (page: Page): Promise<void> =>
  page.locator('html[data-usable]').waitFor({ state: 'attached' });

export const tiles = (page: Page) => page.locator('main a[href^="/game/start"]');

/** Registers by a call, without the forms. */
export async function registerByCall(page: Pick<Page, 'request'>, account: string) {
  const fingerprint = randomUUID();
  const response = await page.request.post(`${API_PREFIX}/accountRegist`, {
    headers: { fingerprint },
    data: { ...COMMON, ...registration(account), password: PASSWORD },
  });
  const { errcode, data } = (await response.json()) as Envelope & { data: Output<CallOf<'accountRegist'>> };
  if (errcode !== 0) throw new Error(`Registering ${account} was refused with ${errcode}`);
  return { fingerprint, ...data };
}

/**
 * A new member in the lobby, without the forms: registered by a call, and signed in by writing what the forms
 * would have stored. Tests of the forms themselves begin with `register` or `signIn`.
 */
export async function enter(page: Page, account = newAccount()): Promise<string> {
  await storeSession(page, await registerByCall(page, account));
  await page.goto('/');
  await usable(page);
  return account;
}

/** The next address is opened signed in. */
export const storeSession = (
  page: Page,
  { fingerprint, userInfo, token }: Awaited<ReturnType<typeof registerByCall>>,
): Promise<void> =>
  store(page, {
    'halcyon.fingerprint': fingerprint,
    'halcyon.user': JSON.stringify({ id: userInfo.id }),
    'halcyon.token': token,
  });

/** Written to local storage before the app runs. */
async function store(page: Page, items: Record<string, string>): Promise<void> {
  const blank = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };
  await page.route('**/blank', (route) => route.fulfill(blank));
  await page.goto('/blank');
  await page.evaluate((all) => Object.assign(localStorage, all), items);
  await page.unroute('**/blank');
}

/** Registers on the register screen and accepts the welcome reward. */
export async function register(page: Page, account = newAccount()): Promise<string> {
  await page.goto('/auth/register');
  await page.getByRole('textbox', { name: 'Account' }).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /legal age/ }).check();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText('TAP THE SCREEN TO CONTINUE').click();
  await expect(page).toHaveURL(/\/$/);
  return account;
}

export async function signIn(page: Page, account: string): Promise<void> {
  await page.goto('/auth/login');
  await fillSignIn(page, account);
}

/** From the sign-in form into the lobby. */
export async function fillSignIn(page: Page, account: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Account' }).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/$/);
}

/** As a link of the app does: the document stays, and the screen before it is gone afterwards. */
export async function openScreen(page: Page, path: string): Promise<void> {
  if (new URL(path, page.url()).href === page.url()) return;
  await page.evaluate((to) => {
    for (const part of document.querySelectorAll('main > *')) part.setAttribute('data-before', '');
    history.pushState(null, '', to);
  }, path);
  await expect(page.locator('main > [data-before]')).toHaveCount(0);
}

/** The game's own page inside the app's. */
export const game = (page: Page) => page.frameLocator('iframe');

/** The button that begins a round in any of the games; during a round it speeds the round up. */
export const playButton = (page: Page) => game(page).locator('[data-play]:enabled');

/** Opens the member page from the header of the lobby. */
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
