// A line that is dead while the browser believes to be online, and no worker that could answer.
import type { Site } from '#tests/support/lines/site.ts';
import { expect, test } from './stranded.ts';
import { enter, game, playButton, tiles, usable } from '#tests/support/member-visit.ts';

test.use({ serviceWorkers: 'block' });

test.beforeEach(({ problems }) => {
  problems.announce(/Failed to (?:fetch|load)|MissingChunk|Code of the app|ERR_|WebSocket/);
});

/** The code that watches the line has come: with its last step the app asks for the newest build. */
const isStarted = (site: Site) => expect.poll(() => site.count(/^\/build\.json$/)).toBeGreaterThan(0);

test('@long a tap whose screen does not arrive ends in words, and the screen opens when the line is back', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await usable(page);
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(12);
  await isStarted(site);
  await site.down();
  await page.getByRole('link', { name: 'Search games' }).click();
  await expect(page.getByRole('heading', { name: "Can't reach the service" })).toBeVisible();
  await expect(page.getByText('Connection is weak')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await expect(tiles(page).first()).toBeVisible();
  // A sheet says it where the words for it cannot arrive either.
  await page.getByRole('button', { name: /^News/ }).click();
  await expect(page.getByText('Connection is weak')).toBeVisible();
  await page.getByRole('link', { name: 'Search games' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await site.up();
  // As a phone does when it changes to another network; without it the next question comes within 30 seconds.
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(site.count(/^\/$/)).toBe(1);
});

test('a first visit whose platform falls silent can be tried again without leaving the app', async ({
  page,
  site,
}) => {
  site.disturb = (path) => (path.startsWith('/app/') ? 'missing' : undefined);
  await page.goto('/about-us');
  await expect(page.getByText("Can't reach the service")).toBeVisible();
  await site.down();
  await page.getByRole('button', { name: 'Try again' }).click();
  // Busy while it asks, then as before.
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await expect(page.getByText("Can't reach the service")).toBeVisible();
  site.disturb = () => {};
  await site.up();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toContainText('Offline reading');
});

test('@long in a round, a dialog whose code does not arrive reloads nothing', async ({ page, site }) => {
  // A round that takes its time: leaving asks for confirmation until it is over.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await enter(page);
  await tiles(page).first().click();
  await expect(playButton(page)).toBeVisible();
  await page.evaluate(() => void Object.assign(globalThis, { isOldPage: true }));
  site.disturb = (path) => (path.startsWith('/assets/') ? 'missing' : undefined);
  await playButton(page).click();
  const opened = page.getByRole('button', { name: 'Game menu' });
  await opened.click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(game(page).locator('body')).toBeVisible();
  expect(await page.evaluate(() => 'isOldPage' in globalThis)).toBe(true);
});

test('@long says after 15 seconds that a silent connection is down, and opens the screen when it is back', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await usable(page);
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(12);
  await isStarted(site);
  site.disturb = () => 'silent';
  await page.getByRole('link', { name: 'Search games' }).click();
  await expect(page.getByRole('heading', { name: "Can't reach the service" })).toBeVisible();
  site.disturb = () => {};
  await expect(page.getByRole('searchbox')).toBeVisible({ timeout: 180_000 });
});
