// The banner that offers an update can be tapped on every screen, whatever else sticks to the top.
import type { Page } from '@playwright/test';
import { type Path, paths } from '#src/navigation/paths.ts';
import { countRows } from '#tests/support/device/rows.ts';
import { enter } from '#tests/support/member-visit.ts';
import { expect, test } from './stranded.ts';
import type { Site } from '#tests/support/lines/site.ts';

/** A game fills the window and is left before anything is updated. */
const everywhere = Object.values(paths).filter((path) => path !== paths.gameStart);

/**
 * Signed in, with a new version waiting, and with a like that is not sent: while a mutation is pending, no change of
 * screen takes the version.
 */
async function newVersionWaits(page: Page, site: Site): Promise<void> {
  await enter(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  site.disturb = (path) => (path.endsWith('/gameLike') ? 'missing' : undefined);
  await page
    .getByRole('button', { name: /^Like / })
    .first()
    .click();
  await expect.poll(() => countRows(page, 'mutations')).toBe(1);
  site.workerSuffix = '\n// Another version.';
  await page.reload();
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
}

/** A trial click waits until the button itself is what a tap at its place would meet. */
async function canBeTapped(page: Page, path: Path): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Update' }).click({ trial: true });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: 'Update' }).click({ trial: true });
}

test('@long the update can be tapped above the search field', async ({ page, site, problems }) => {
  problems.announce(/404|Failed to load/);
  await newVersionWaits(page, site);
  await canBeTapped(page, paths.gameSearch);
});

test('@long the update can be tapped on every screen', async ({ page, site, problems }) => {
  problems.announce(/404|Failed to load/);
  // Some fifty documents.
  test.slow();
  await newVersionWaits(page, site);
  for (const path of everywhere) await canBeTapped(page, path);
});
