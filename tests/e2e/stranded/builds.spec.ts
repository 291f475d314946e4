// Tabs that run one build while the platform serves another.
import type { Page } from '@playwright/test';
import {
  BROKEN_PART,
  BUILD_A,
  NEWER_DATABASE,
  ONE_WORD,
  RENAMED_FIELD,
  variantOf,
} from '#tests/support/builds/variants.ts';
import { countRows } from '#tests/support/device/rows.ts';
import { enter, tiles, usable } from '#tests/support/member-visit.ts';
import { expect, test } from './stranded.ts';
import { checkForBuild, isMarked, mark, reloaded, takeUpdate, updateButton } from './updating.ts';

async function isControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('@long a tab opens its screens after an update, learns of the update, and takes it with the next screen', async ({
    page,
    site,
  }) => {
    site.keptBuilds = 2;
    await site.deploy(BUILD_A);
    await page.goto('/');
    await usable(page);
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(12);
    // The start's own question for the newest build is answered with this one.
    await expect.poll(() => site.count(/^\/build\.json$/)).toBeGreaterThan(0);
    await mark(page);
    await site.deploy(await variantOf(RENAMED_FIELD));
    await page.getByRole('link', { name: 'Search games' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    await checkForBuild(page);
    await expect(updateButton(page)).toBeVisible();
    await page.goBack();
    await reloaded(page);
    await expect(page).toHaveURL(/\/$/);
    await expect(updateButton(page)).toHaveCount(0);
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(12);
  });
});

test('@long the files of a build that a tab runs stay through two updates', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/');
  await usable(page);
  await isControlled(page);
  // As an update that was taken back has left it: older than the next one, newer than the build of this tab.
  await page.evaluate(() => caches.open('halcyon-shell-taken-back'));
  const [own = ''] = (await shells(page)).filter((name) => !name.endsWith('taken-back'));
  await site.deploy(await variantOf(RENAMED_FIELD));
  const other = await context.newPage();
  await other.goto('/');
  await takeUpdate(other);
  await expect.poll(() => shells(other)).toHaveLength(3);
  expect(await shells(other)).toContain(own);
});

const shells = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('halcyon-shell')));

test('@long an update that cannot wait asks until it is taken, and loses neither a like nor an event', async ({
  page,
  context,
  site,
  platform,
  problems,
}) => {
  problems.announce(/404|Failed to load/);
  const account = await enter(page);
  await isControlled(page);
  site.disturb = (path) => (/gameLike|appEventLogClient/.test(path) ? 'missing' : undefined);
  await page
    .getByRole('button', { name: /^Like / })
    .first()
    .click();
  await expect.poll(() => countRows(page, 'mutations')).toBe(1);
  await site.deploy(await variantOf(RENAMED_FIELD));
  site.buildInfo = { minId: 'a-newer-one' };
  await checkForBuild(page);
  const dialog = page.getByRole('alertdialog', { name: 'Update needed' });
  await expect(dialog.getByRole('button')).toHaveText(['Update']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await takeUpdate(page);
  site.disturb = () => {};
  await context.newPage().then((next) => next.goto('/'));
  await expect.poll(() => countRows(page, 'mutations')).toBe(0);
  const liked = () =>
    platform.rows('select 1 from game_like l join member m on m.id = l.member_id where m.account = $1', [
      account,
    ]);
  await expect.poll(async () => (await liked()).length).toBe(1);
  await expect.poll(() => countRows(page, 'outbox')).toBe(0);
  await expect(dialog).toHaveCount(0);
});

test('@long a screen whose code is broken opens after the build that mends it', async ({
  page,
  site,
  problems,
}) => {
  problems.announce(/A broken part|MissingChunk|Code of the app/);
  await site.deploy(await variantOf(BROKEN_PART));
  await page.goto('/');
  await usable(page);
  await isControlled(page);
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await expect(tiles(page).first()).toBeVisible();
  await site.deploy(BUILD_A);
  await checkForBuild(page);
  await expect(updateButton(page)).toBeVisible();
  await takeUpdate(page);
  await page.goto('/about-us');
  await expect(page.getByRole('main')).toContainText('Offline reading');
});

test('@long a build that is taken back after one with a newer database keeps what waits', async ({
  page,
  site,
  platform,
  problems,
}) => {
  problems.announce(/404|Failed to load/);
  await site.deploy(await variantOf(NEWER_DATABASE));
  const account = await enter(page);
  await isControlled(page);
  site.disturb = (path) => (/gameLike|appEventLogClient/.test(path) ? 'missing' : undefined);
  await page
    .getByRole('button', { name: /^Like / })
    .first()
    .click();
  await expect.poll(() => countRows(page, 'mutations')).toBe(1);
  await expect.poll(() => countRows(page, 'outbox')).toBeGreaterThan(0);
  const waiting = await countRows(page, 'outbox');
  await site.deploy(BUILD_A);
  await checkForBuild(page);
  await expect(updateButton(page)).toBeVisible();
  await takeUpdate(page);
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(12);
  await expect(page.getByText("This browser doesn't save data")).toHaveCount(0);
  expect(await countRows(page, 'outbox')).toBeGreaterThanOrEqual(waiting);
  site.disturb = () => {};
  await page.reload();
  // The worker opens no database that it does not know, so the page sends the events after 20 seconds of its silence.
  await expect.poll(() => countRows(page, 'outbox')).toBe(0);
  await expect.poll(() => countRows(page, 'mutations')).toBe(0);
  const liked = () =>
    platform.rows('select 1 from game_like l join member m on m.id = l.member_id where m.account = $1', [
      account,
    ]);
  await expect.poll(async () => (await liked()).length).toBe(1);
});

test('@long the files of a build stay through an update, its return and another update', async ({
  page,
  context,
  site,
  problems,
}) => {
  // The first tab may look for its pop-ups while the host serves another build.
  problems.announce(/404/);
  await page.goto('/');
  await usable(page);
  await isControlled(page);
  const [own = ''] = await shells(page);
  const builds = [await variantOf(ONE_WORD), BUILD_A, await variantOf(RENAMED_FIELD)];
  for (const build of builds) {
    await site.deploy(build);
    const other = await context.newPage();
    await other.goto('/');
    await takeUpdate(other);
    await other.close();
  }
  expect(await shells(page)).toContain(own);
});
