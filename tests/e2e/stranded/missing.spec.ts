// Code that does not arrive. Every test ends with the person where they wanted to go.
import { tiles, usable } from '#tests/support/member-visit.ts';
import { expect, test } from './stranded.ts';

test.beforeEach(({ problems }) => {
  // The last one is Playwright's own stand-in for blocked workers.
  problems.announce(
    /reading 'active'|MIME type|Failed to (?:fetch|load)|MissingChunk|Code of the app|ERR_|integrity/,
  );
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('@long a screen whose code is missing ends in a message that can be left, and opens once it is there', async ({
    page,
    site,
  }) => {
    site.disturb = (path) => (/\/assets\/legal\.about/.test(path) ? 'missing' : undefined);
    await page.goto('/about-us');
    await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
    await expect(page.getByText(/Reference \w{8}$/)).toBeVisible();
    // The visit and two reloads.
    expect(site.count(/^\/about-us$/)).toBe(3);
    const asked = site.count(/\/assets\/legal\.about/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => site.count(/\/assets\/legal\.about/)).toBeGreaterThan(asked);
    await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the games' }).click();
    await expect(tiles(page).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
    expect(site.count(/^\/about-us$/)).toBe(3);
    site.disturb = () => {};
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main')).toContainText('Offline reading');
  });

  test('@long a sheet whose code is missing says so, and opens at the next tap', async ({ page, site }) => {
    await page.goto('/');
    await usable(page);
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(12);
    site.disturb = (path) => (/\/assets\/lobby\.notices/.test(path) ? 'missing' : undefined);
    await page.getByRole('button', { name: /^News/ }).click();
    await expect(page.getByText("Can't reach the service")).toBeVisible();
    site.disturb = () => {};
    await page.getByRole('button', { name: /^News/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(site.count(/^\/$/)).toBe(1);
  });
});

test('a screen that was never opened says offline that it needs a line, and opens when it is back', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/');
  await usable(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
  await expect(page.getByText('Internal Server Error')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByRole('main')).toContainText('Offline reading');
});

/** Milliseconds after which the page says what is wrong, and the longest pause before it asks once more. */
const PATIENCE_MS = 5000;
const LONGEST_PAUSE_MS = 8000;

const START_UP = { start: 'missing', first: 'missing', dexie: 'portal' } as const;

for (const [part, fault] of Object.entries(START_UP)) {
  const isLong = part === 'start' ? '' : '@long ';
  test(`${isLong}a first visit whose ${part} part does not arrive says so, and goes on when it does`, async ({
    page,
    site,
  }) => {
    const file = new RegExp(`/assets/${part}-.*js$`);
    site.disturb = (path) => (file.test(path) ? fault : undefined);
    await page.clock.install();
    await page.goto('/about-us');
    await expect.poll(() => site.count(file)).toBeGreaterThan(0);
    await page.clock.fastForward(PATIENCE_MS);
    await expect(page.getByText("Can't reach the service")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    site.disturb = () => {};
    await page.clock.fastForward(LONGEST_PAUSE_MS);
    await expect(page.getByRole('main')).toContainText('Offline reading');
  });
}

test('@long a start-up step that fails costs no other', async ({ page, problems }) => {
  problems.announce(/refused/);
  await page.addInitScript(() =>
    Object.defineProperty(history, 'scrollRestoration', {
      set() {
        throw new TypeError('refused');
      },
    }),
  );
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
});
