// Games that a platform opens other than in a frame: as a document, or as a page that takes the whole window.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { enter, newAccount } from '#tests/support/member-visit.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';

// How a game opens is the same without a worker, and its installation is a third of a visit.
test.use({ serviceWorkers: 'block' });

/** From now on the game opens in this way; each test uses a game of its own. */
async function titleOpenedBy(platform: ServedPlatform, method: string, play: string): Promise<number> {
  const [game] = await platform.rows<{ game_id: string }>(
    `update game set look = look || jsonb_build_object('launch', $1::text) where game_id = (
       select game_id from game join brand on brand.id = brand_id join game_type on game_type.id = type_id
         join game_platform on game_platform.id = platform_id
       where play = $2 and game.status = 1 and brand.status = 1 and game_type.status = 1
         and game_platform.status = 1 and maintain_until is null and min_coin = 0
         and not look ? 'launch' order by game_id desc limit 1)
     returning game_id`,
    [method, play],
  );
  return Number(game?.game_id);
}

const start = (page: Page, gameId: number) => page.goto(`/game/start?gameId=${gameId}&tryIt=0`);
const openSessions = (platform: ServedPlatform, account: string) =>
  platform.rows(
    `select id from game_session where ended_at is null
     and member_id = (select id from member where account = $1)`,
    [account],
  );

test('plays a game document in a frame without an origin, and records its rounds', async ({
  page,
  platform,
}) => {
  const gameId = await titleOpenedBy(platform, 'html', 'dice');
  const account = newAccount();
  await enter(page, account);
  await start(page, gameId);
  const loader = page.frameLocator('iframe');
  const game = loader.frameLocator('iframe');
  await game.locator('[data-play]:enabled').click();
  await expect(game.locator('[data-play]:enabled')).toBeVisible();
  const kinds = (await platform.ledgerOf(account)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'bet')).toHaveLength(1);

  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  const origins = await Promise.all(frames.map((frame) => frame.evaluate(() => self.origin)));
  expect(origins).toEqual([platform.gamesAddress, 'null']);

  // The app received the result, and leaving works through the app's own menu.
  await page.getByRole('button', { name: 'Game menu' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Open in a new window')).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => openSessions(platform, account)).toHaveLength(0);
});

test('@long loads a game document for the app alone, and forbids other pages to frame it', async ({
  page,
  platform,
  problems,
}) => {
  problems.announce(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|chrome-error|favicon/);
  const gameId = await titleOpenedBy(platform, 'html', 'slot');
  await enter(page);
  await start(page, gameId);
  const address = await page.locator('iframe').getAttribute('src');
  const elsewhere = new URL('/frames/loader', platform.gamesAddress.replace('localhost', '127.0.0.1'));
  expect((await page.request.get(elsewhere.href)).status()).toBe(404);
  const policy = (await page.request.get(String(address))).headers()['content-security-policy'];
  expect(policy).toContain(`frame-ancestors ${platform.address};`);
  const inner = String(address).replace('/frames/loader', '/frames/document');
  const innerPolicy = (await page.request.get(inner)).headers()['content-security-policy'];
  expect(innerPolicy).toMatch(/^sandbox allow-scripts allow-forms allow-popups;/);
});

test('announces a game that takes the window, plays it, and returns with the correct balance', async ({
  page,
  platform,
}) => {
  const gameId = await titleOpenedBy(platform, 'redirect', 'wheel');
  const account = newAccount();
  await enter(page, account);
  await start(page, gameId);
  const { host } = new URL(platform.gamesAddress);
  await expect(page.getByText(`This game opens at ${host}`)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(new RegExp(`^${platform.gamesAddress}/play/`));
  await page.locator('[data-play]:enabled').click();
  await expect
    .poll(async () => (await platform.ledgerOf(account)).some(({ kind }) => kind === 'bet'))
    .toBe(true);
  await expect(page.locator('[data-play]:enabled')).toBeVisible();
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page).toHaveURL(`${platform.address}/`);
  await expect.poll(() => openSessions(platform, account)).toHaveLength(0);
  const coin = Number((await platform.ledgerOf(account)).at(-1)?.balance);
  const shown = new Intl.NumberFormat('en-US').format(Math.floor(coin / 100));
  await expect(page.getByRole('banner')).toContainText(shown);
});

test("@long offers to close a full-window game that is still open after the browser's back button", async ({
  page,
  platform,
}) => {
  const gameId = await titleOpenedBy(platform, 'redirect', 'slot');
  const account = newAccount();
  await enter(page, account);
  await start(page, gameId);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('[data-play]:enabled').waitFor();
  await page.goBack();
  await expect(page.getByRole('button', { name: /^(Close it there|Cancel)$/ })).toBeVisible();
  await page.getByRole('button', { name: /^(Close it there|Cancel)$/ }).click();
  await expect.poll(() => openSessions(platform, account)).toHaveLength(0);
});

test('@long opens a full-window game in its own window, which can only lead back to the app', async ({
  page,
  platform,
  context,
}) => {
  const gameId = await titleOpenedBy(platform, 'redirect', 'dice');
  await enter(page);
  await start(page, gameId);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open in a new window' }).click();
  const gameWindow = await opened;
  await gameWindow.locator('[data-play]:enabled').waitFor();
  expect(await gameWindow.evaluate(() => self.opener === null)).toBe(true);
  await expect(page.getByText('The game is open in another window.')).toBeVisible();
  await gameWindow.evaluate(() => {
    const address = new URL(location.href);
    address.searchParams.set('back', '//evil.example/');
    history.replaceState(null, '', address);
  });
  const addresses: string[] = [];
  gameWindow.on('framenavigated', (frame) => addresses.push(frame.url()));
  const closed = gameWindow.waitForEvent('close');
  // The window may close before a click on it has returned.
  const leave = gameWindow.getByRole('button', { name: 'Leave the game' });
  await leave.evaluate((button: HTMLElement) => void setTimeout(() => button.click()));
  await closed;
  expect(addresses).toEqual([]);
});
