// Three builds one after the other under open tabs: one with an older database, one that is broken, and this one.
import type { Page } from '@playwright/test';
import { paths } from '#src/navigation/paths.ts';
import { BROKEN_PART, BUILD_A, OLDER_DATABASE, variantOf } from '#tests/support/builds/variants.ts';
import { countRows, installationOf } from '#tests/support/device/rows.ts';
import { enter, game, playButton, tiles } from '#tests/support/member-visit.ts';
import { expect, test } from './stranded.ts';
import { checkForBuild, isMarked, mark, takeUpdate, updateButton } from './updating.ts';

const WORDS = 'The tide has turned twice';

const form = (page: Page) => page.getByRole('textbox').first();

async function playRound(page: Page): Promise<void> {
  await playButton(page).click();
  await expect(game(page).locator('#recent button')).not.toHaveCount(0);
  await expect(playButton(page)).toBeVisible();
}

const LIKES = 'select 1 from game_like l join member m on m.id = l.member_id where m.account = $1';
/** Looks at one device: those of other tests were closed with events still waiting. */
const GAPS =
  'select install_id from event where install_id = $1 group by install_id having max(event_seq) > count(*)';

test('@long three builds lose no typed text, no round, no like and no event, and strand nobody', async ({
  page,
  context,
  site,
  platform,
  problems,
}) => {
  problems.announce(/404|Failed to load|A broken part|MissingChunk|Code of the app/);
  test.slow();
  const [older, broken] = [await variantOf(OLDER_DATABASE), await variantOf(BROKEN_PART)];
  site.keptBuilds = 2;
  await site.deploy(older);
  const account = await enter(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const playing = await context.newPage();
  await playing.goto('/');
  await tiles(playing).first().click();
  await playRound(playing);
  site.disturb = (path) => (/gameLike|appEventLogClient/.test(path) ? 'missing' : undefined);
  await page
    .getByRole('button', { name: /^Like / })
    .first()
    .click();
  await expect.poll(() => countRows(page, 'mutations')).toBe(1);
  await page.goto(paths.feedback);
  await form(page).fill(WORDS);
  await Promise.all([mark(page), mark(playing)]);

  // The broken build: neither the form nor the game is taken away; the person asks for it in the tab of the form.
  await site.deploy(broken);
  await checkForBuild(page);
  await expect(updateButton(page)).toBeVisible();
  expect([await isMarked(page), await isMarked(playing)]).toEqual([true, true]);
  await takeUpdate(page);
  await expect(form(page)).toHaveValue(WORDS);
  await playRound(playing);
  expect(await isMarked(playing)).toBe(true);
  expect(await countRows(page, 'mutations')).toBeGreaterThan(0);
  await page.goto(paths.aboutUs);
  await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await expect(tiles(page).first()).toBeVisible();

  // This build mends it. The tab of the game takes it when the game is left.
  await site.deploy(BUILD_A);
  await checkForBuild(page);
  await expect(updateButton(page)).toBeVisible();
  await takeUpdate(page);
  await page.goto(paths.aboutUs);
  await expect(page.getByText('Offline reading', { exact: true })).toBeVisible();
  await playRound(playing);
  expect(await isMarked(playing)).toBe(true);
  site.disturb = () => {};
  await playing.getByRole('button', { name: 'Game menu' }).click();
  await playing.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(tiles(playing).first()).toBeVisible();
  await page.goto(paths.feedback);
  await expect(form(page)).toHaveValue(WORDS);
  // The page sends what a worker of another build does not, after 20 seconds of its silence.
  for (const table of ['outbox', 'mutations']) await expect.poll(() => countRows(page, table)).toBe(0);
  await expect.poll(async () => (await platform.rows(LIKES, [account])).length).toBe(1);
  const rounds = await platform.rows(
    'select 1 from game_round where member_id = (select id from member where account = $1)',
    [account],
  );
  expect(rounds).toHaveLength(3);
  const device = await installationOf(page);
  await expect.poll(() => platform.rows(GAPS, [device])).toEqual([]);
  expect(await platform.rows('select 1 from event where install_id = $1', [device])).not.toEqual([]);
});
