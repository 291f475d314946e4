// The member's own pages: on a phone and on a wide screen, online and offline, with assistive technology.
import type { Page } from '@playwright/test';
import { violationsOn } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import {
  enter,
  newAccount,
  openMember,
  PASSWORD,
  signIn,
  signOut,
  tiles,
  usable,
} from '#tests/support/member-visit.ts';

// Online the pages are the same without a worker, and its installation is a third of a visit.
test.use({ serviceWorkers: 'block' });

const PAGES = ['/member', '/member/profile', '/member/security'];

const isRead = (page: Page, account: string) => expect(page.getByText(account).first()).toBeVisible();

/** The worker holds the app, so that any page opens offline. */
const readyOffline = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready);

test('@long leads a visitor to sign-in and back to the requested page', async ({ page }) => {
  const account = await enter(page);
  await signOut(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Me', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/login\?.*return=%2Fmember/);
  await page.getByRole('textbox', { name: 'Account' }).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/member$/);
  await isRead(page, account);
});

test('@long offers visitors to sign in on a personal page, and calls nothing', async ({ page }) => {
  const called: string[] = [];
  page.on('request', (request) => called.push(request.url()));
  await page.goto('/member/security');
  const link = page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true });
  await expect(link).toHaveAttribute('href', /return=%2Fmember%2Fsecurity/);
  expect(called.filter((url) => /sessionList|securityGet/.test(url))).toEqual([]);
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('@long shows all member pages on a cold start offline, and signs out', async ({
    page,
    context,
    problems,
  }) => {
    problems.announce(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const account = await enter(page);
    await page.goto('/member/security');
    await expect(page.getByRole('region', { name: 'Devices' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Two-step verification' })).toBeVisible();
    await readyOffline(page);
    await context.setOffline(true);
    const later = await context.newPage();
    await page.close();
    await later.goto('/member');
    await isRead(later, account);
    await expect(later.getByText(/^As of /)).toBeVisible();
    await later.goto('/member/profile');
    await expect(later.getByRole('radio', { name: 'Picture 2' })).toBeDisabled();
    await later.goto('/member/security');
    await expect(later.getByText('This device', { exact: true })).toBeVisible();
    await later.goto('/');
    await signOut(later);
    await expect(later.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  });
});

test('@long shows changes of the profile on every page, and after a reload', async ({ page }) => {
  await enter(page);
  await page.goto('/member/profile');
  const picture = page.getByRole('radio', { name: 'Picture 9' });
  // The drawing over the radio button belongs to its label.
  await picture.click({ force: true });
  await expect(picture).toBeChecked();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.getByRole('button', { name: /^Nickname/ }).click();
  await expect(page.getByRole('textbox', { name: 'Nickname' })).toBeFocused();
  const nickname = `Tern ${Math.random().toString(36).slice(2, 8)}`;
  await page.getByRole('textbox', { name: 'Nickname' }).fill(nickname);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Nickname ${nickname}` })).toBeVisible();
  await page.goto('/member');
  await isRead(page, nickname);
  await page.reload();
  await isRead(page, nickname);
});

test('@long never shows the lobby twice on the way back', async ({ page }) => {
  await page.goto('/about-us');
  await page.goto('/');
  await usable(page);
  // Signing in from the lobby returns to it instead of opening it once more.
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  const account = newAccount();
  await page.getByRole('textbox', { name: 'Account' }).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /legal age/ }).check();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText('TAP THE SCREEN TO CONTINUE').click();
  await expect(page).toHaveURL(/\/$/);
  // Leaving a game and signing out do the same.
  await tiles(page).first().click();
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/$/);
  await openMember(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
});

test('@long covers a page until there is something to show, then removes the cover', async ({ page }) => {
  await page.route('**/assets/**', (route) => route.abort());
  const covered = await page.context().newPage();
  await covered.route('**/*.js', () => {});
  await covered.goto('/member', { waitUntil: 'commit' });
  await expect(covered.getByRole('region', { name: 'Halcyon' })).toBeVisible();
  const box = await covered.getByRole('region', { name: 'Halcyon' }).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, ...covered.viewportSize() });
  await covered.close();
  await page.unroute('**/assets/**');
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Halcyon' })).toBeHidden();
});

test('@long keeps the member pages accessible in both colour schemes', async ({ page }) => {
  const account = await enter(page);
  for (const address of PAGES) {
    await page.goto(address);
    await expect(page.getByRole('main').locator('section').first()).toBeVisible();
    const closed = page.getByRole('button', { expanded: false });
    if ((await closed.count()) > 0) await closed.first().click();
    expect(await violationsOn(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${address} is wider than the screen`).toBe(0);
  }
  await signOutAndIn(page, account);
});

/** The pages of the member who signs in next are loaded anew. */
async function signOutAndIn(page: Page, account: string): Promise<void> {
  await page.goto('/');
  await signOut(page);
  await signIn(page, account);
  await page.goto('/member');
  await isRead(page, account);
}

test('@long reaches the sign-out button from the header with the keyboard alone', async ({ page }) => {
  await enter(page);
  const account = page.getByRole('link', { name: 'Your account' });
  await account.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeFocused();
  const leave = page.getByRole('button', { name: 'Sign out' });
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    if (await leave.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(leave).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(leave).toBeFocused();
});
