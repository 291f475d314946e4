// Refusals of a broken, closed or newer platform, each with the reaction that its code asks for.
import { API_PREFIX } from '#src/contract/envelope.ts';
import { countRows } from '#tests/support/device/rows.ts';
import { enter, PASSWORD, tiles, usable } from '#tests/support/member-visit.ts';
import { expect, test } from './stranded.ts';

const CONFIG = `${API_PREFIX}/anonymous/appConfig`;
const EVENTS = `${API_PREFIX}/anonymous/appEventLogClient`;

const FORBIDDEN = { errcode: 403, code: 403, msg: 'Suspended until Friday' };
const MAINTENANCE = { errcode: 503, code: 503, msg: 'Back soon', data: { until: 4_000_000_000 } };
const UPDATE = { errcode: 426, code: 400, msg: 'Too old', data: { minVersion: '99.0.0' } };

test('@long maintenance is shown over what was saved, behind a worker too, and ends with the next success', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await usable(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect.poll(() => countRows(page, 'config')).toBe(1);
  site.disturb = (path) => (path.startsWith(API_PREFIX) ? MAINTENANCE : undefined);
  await page.reload();
  await expect(page.getByText(/^Under maintenance until .*2096/)).toBeVisible();
  await expect(tiles(page).first()).toBeVisible();
  await expect.poll(() => countRows(page, 'outbox')).toBeGreaterThan(0);
  site.disturb = () => {};
  await page.reload();
  await expect.poll(() => countRows(page, 'outbox')).toBe(0);
  await expect(page.getByText(/^Under maintenance/)).toHaveCount(0);
});

test('@long a first visit under maintenance says so', async ({ page, site }) => {
  site.disturb = (path) => (path === CONFIG ? MAINTENANCE : undefined);
  await page.goto('/about-us');
  await expect(page.getByText(/^Under maintenance until .*2096/)).toBeVisible();
  site.disturb = () => {};
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toContainText('Offline reading');
});

test('@long says that an account is not allowed to do something, with a contact, for background calls and forms; the events wait', async ({
  page,
  site,
}) => {
  await enter(page);
  site.disturb = (path) => (path.startsWith(API_PREFIX) && path !== CONFIG ? FORBIDDEN : undefined);
  const dialog = page.getByRole('alertdialog', { name: 'Not allowed' });
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await expect(dialog).toContainText('Suspended until Friday');
  await expect(dialog.getByRole('button')).toHaveText(['OK', 'Write to support']);
  await dialog.getByRole('button', { name: 'OK' }).click();
  site.disturb = (path) => (/accountLogin$|appEventLogClient$/.test(path) ? FORBIDDEN : undefined);
  await page.evaluate(() => localStorage.removeItem('halcyon.token'));
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: 'Account' }).fill('somebody');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toContainText('Suspended until Friday');
  await expect.poll(() => countRows(page, 'outbox')).toBeGreaterThan(0);
  site.disturb = () => {};
  await page.goto('/');
  await expect.poll(() => countRows(page, 'outbox')).toBe(0);
});

test('a version that is no longer served asks for the update, says that it is not there yet, and keeps the events', async ({
  page,
  site,
}) => {
  site.disturb = (path) => (path === CONFIG || path === EVENTS ? UPDATE : undefined);
  await page.goto('/');
  await usable(page);
  const dialog = page.getByRole('alertdialog', { name: 'Update needed' });
  await expect(dialog).toContainText('no longer works');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toContainText("isn't there yet");
  await expect.poll(() => countRows(page, 'outbox')).toBeGreaterThan(0);
  site.disturb = () => {};
  await page.reload();
  await expect.poll(() => countRows(page, 'outbox')).toBe(0);
  await expect(dialog).toHaveCount(0);
});
