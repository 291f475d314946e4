// A device with a copy of the last first screen, and a build that draws another one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { untilTrue } from '#tests/support/device/until-true.ts';
import { BUILD_A, type Edit, ONE_WORD, RENAMED_FIELD, variantOf } from '#tests/support/builds/variants.ts';
import type { Fault } from '#tests/support/lines/site.ts';
import { tiles } from '#tests/support/member-visit.ts';
import { keepsFirstScreen } from './kept-first-screen.ts';
import { expect, test } from './stranded.ts';

/** As a person does, at the banner; the tab then runs the new build. */
async function update(page: Page): Promise<void> {
  await page.reload();
  await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }));
  await page.getByRole('button', { name: 'Update' }).click();
  // The new worker takes over before the page reloads.
  await page.waitForFunction(() => !('isOldPage' in globalThis));
  await untilTrue(page, async () => {
    const { id } = (await (await fetch('/build.json')).json()) as { id: string };
    const isHere = (name: string) => name.endsWith(id);
    const { waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return !waiting && (await caches.keys()).some(isHere) && 'usable' in document.documentElement.dataset;
  });
}

const CONFIG = /\/appConfig$/;

/** Files that no worker needs for its installation. */
const isLater = (path: string, builds: readonly string[]): boolean =>
  path.startsWith('/assets/') && builds.every((build) => !shellOf(build).includes(path.slice(1)));

/** The worker itself names them. */
const shellOf = (build: string): string =>
  readFileSync(join(build, 'client/sw.js'), 'utf8').replace(/assets\/later-[\w-]+\.json/, '');

const BUSY: Readonly<Record<string, (path: string, builds: readonly string[]) => Fault | undefined>> = {
  'still keeps files that arrive slowly': (path, builds) =>
    isLater(path, builds) ? { lateMs: 8000 } : undefined,
  'keeps files that never arrive': (path, builds) => (isLater(path, builds) ? 'silent' : undefined),
  'renews pictures that never arrive': (path) => (path.startsWith('/pictures/') ? 'silent' : undefined),
  'waits for a platform that is silent': (path) => (CONFIG.test(path) ? 'silent' : undefined),
};

test.describe('a busy worker', () => {
  test.use({ keepsAllFiles: true });

  for (const [what, faultOf] of Object.entries(BUSY)) {
    test(`@long an update is taken when it is asked for, although the worker ${what}`, async ({
      page,
      site,
    }) => {
      const changed = await variantOf(ONE_WORD);
      await site.deploy(BUILD_A);
      await keepsFirstScreen(page);
      site.disturb = (path) => faultOf(path, [BUILD_A, changed]);
      await site.deploy(changed);
      await page.reload();
      await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }));
      await page.getByRole('button', { name: 'Update' }).click();
      await page.waitForFunction(() => !('isOldPage' in globalThis));
    });
  }
});

interface Change {
  readonly edits: readonly Edit[];
  readonly isLong?: boolean;
}

const CHANGES: Readonly<Record<string, Change>> = {
  'one word of the header': { edits: ONE_WORD, isLong: true },
  "one field of the first screen's data": { edits: RENAMED_FIELD },
};

for (const [what, { edits, isLong }] of Object.entries(CHANGES)) {
  test(`${isLong ? '@long ' : ''}an update that changes ${what} opens the lobby, with and without a line`, async ({
    page,
    site,
    problems,
  }) => {
    problems.announce(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const changed = await variantOf(edits);
    await site.deploy(BUILD_A);
    await keepsFirstScreen(page);
    await site.deploy(changed);
    await update(page);
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(12);
    await keepsFirstScreen(page);
    await page.context().setOffline(true);
    await page.reload();
    await expect(tiles(page).first()).toBeVisible();
    await expect(page.getByText('Internal Server Error')).toHaveCount(0);
  });
}
