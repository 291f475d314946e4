import type { BrowserContext, Page, Response } from '@playwright/test';
import { expect, test as base } from '#tests/support/browser.ts';
import { countGames, gameOf, rowOf } from '#tests/support/device/rows.ts';
import { tiles, usable } from '#tests/support/member-visit.ts';
import { type ServedPlatform, servePlatform } from '#tests/support/served-platform.ts';

/** Games, in pages of a thousand. */
const LENGTH = 2600;
const PAGES = 3;
/** The most that a change of one game may transfer. */
const TWO_KB = 2048;

// Started by the file: as a fixture of a runner's worker it would need a worker and a browser of its own, and
// the next file new ones.
let platform: ServedPlatform;

const test = base.extend({
  baseURL: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are used.
    async ({}, provide) => {
      platform ??= await servePlatform({ CATALOGUE_SIZE: String(LENGTH) });
      await provide(platform.address);
    },
    { scope: 'test', timeout: 480_000 },
  ],
});

test.afterAll(() => platform.remove());

interface StoredCatalogue {
  readonly games: number;
  readonly held: string;
  readonly named: string;
}

const stored = async (page: Page): Promise<StoredCatalogue> => ({
  games: await countGames(page),
  held: (await rowOf<{ held: string }>(page, 'catalogue', 'games'))?.held ?? '',
  named: (await gameOf(page, 1001))?.name ?? '',
});

const whole = (page: Page) =>
  expect.poll(async () => ((await stored(page)).held === '' ? 0 : (await stored(page)).games)).toBe(LENGTH);

/** Answers of pages and worker to calls with these names. */
function answersTo(context: BrowserContext, names: RegExp): Response[] {
  const answers: Response[] = [];
  context.on('response', (response) => void (names.test(response.url()) && answers.push(response)));
  return answers;
}

test('@long loads a long list of games page by page in one of two tabs, and then a change of one game by less than 2 KB', async ({
  page,
  context,
}) => {
  const pages = answersTo(context, /gameListPage/);
  await page.goto('/');
  await usable(page);
  expect(await tiles(page).count()).toBeGreaterThan(0);
  const other = await context.newPage();
  await other.goto('/');
  await usable(other);
  await Promise.all([page.bringToFront(), whole(page)]);
  await whole(other);
  expect(pages).toHaveLength(PAGES);
  await other.close();
  await showsChangeOfOneGame(page, context);
});

test('@long resumes loading the list of games where it stopped, after an outage and a reload', async ({
  page,
  context,
  problems,
}) => {
  problems.announce(/Failed to load resource/);
  const line = { isCut: true, count: 0 };
  await context.route('**/gameListPage', (route) =>
    (line.count += 1) > 2 && line.isCut ? route.abort() : route.continue(),
  );
  await page.goto('/');
  await expect.poll(async () => (await stored(page)).games).toBe(2000);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await platform.stop();
  await page.reload();
  await usable(page);
  expect(await stored(page)).toMatchObject({ games: 2000, held: '' });
  await platform.start();
  Object.assign(line, { isCut: false, count: 0 });
  await whole(page);
  expect(line.count).toBe(PAGES - 2);
});

/** On a device that has the whole list, through the worker. */
async function showsChangeOfOneGame(page: Page, context: BrowserContext): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.reload();
  await usable(page);
  const answers = answersTo(context, /appConfig|gameListPage|getAfterLoginInfo/);
  const name = `Changed ${Date.now()}`;
  await platform.rows('update game set name = $1 where game_id = 1001', [name]);
  await page.reload();
  await expect.poll(async () => (await stored(page)).named).toBe(name);
  expect((await stored(page)).games).toBe(LENGTH);
  // Reads the header instead of the body, which a browser drops with the page or worker that read it.
  const moved = answers
    .filter((answer) => !answer.fromServiceWorker())
    .map((answer) => Number(answer.headers()['content-length']));
  expect(moved.length).toBeGreaterThan(0);
  expect(moved.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(TWO_KB);
}
