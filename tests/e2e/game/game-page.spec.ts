// A game's own page in a frame of an app: what it reports, what it survives, and that one press is one round.
import type { APIRequestContext, Frame, Page, Route } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { onBothScreens } from '#tests/support/device/screens.ts';
import { newAccount, PASSWORD } from '#tests/support/member-visit.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';

const COMMON = { appId: 'halcyon', channel: 'WEB', clientReferrer: 'pk', platform: 0, appVersion: '1.1.0' };
/** A document on the app's origin, under its policy and without its scripts. */
const AROUND = '/robots.txt';

interface GameLaunch {
  readonly account: string;
  readonly url: string;
  readonly token: string;
}

async function launch(
  request: APIRequestContext,
  play: string,
  platform: ServedPlatform,
): Promise<GameLaunch> {
  const call = async (name: string, input: object, token = '') => {
    const headers = { authorization: token, fingerprint: 'a-test', origin: platform.address };
    const answer = await request.post(`/app/v1/${name}`, { data: { ...COMMON, ...input }, headers });
    return (await answer.json()).data;
  };
  const account = newAccount();
  const registration = { account, password: PASSWORD, registerType: 2, agreeTerms: true, adult: true };
  const { token } = await call('accountRegist', registration);
  const [game] = await platform.rows<{ game_id: string }>(
    `select game_id from game join game_type on game_type.id = type_id join brand on brand.id = brand_id
     join game_platform on game_platform.id = platform_id
     where play = $1 and game.status = 1 and game_type.status = 1 and brand.status = 1
       and game_platform.status = 1 and maintain_until is null and min_coin = 0 order by game_id limit 1`,
    [play],
  );
  const { url } = await call('startGame', { gameId: Number(game?.game_id) }, token);
  return { account, url, token };
}

/** A page on the app's origin with only the game in it, and the messages of the game. */
async function embed(page: Page, url: string): Promise<Frame> {
  await page.goto(AROUND);
  await page.evaluate((address) => {
    const said: object[] = [];
    Reflect.set(window, 'messagesOf', said);
    addEventListener('message', ({ data, origin }) => said.push({ ...data, origin }));
    const frame = document.createElement('iframe');
    frame.src = address;
    frame.sandbox.add('allow-scripts', 'allow-same-origin');
    Object.assign(frame.style, { inlineSize: '100%', blockSize: '95vh', border: '0' });
    document.body.replaceChildren(frame);
  }, url);
  await expect.poll(() => messagesOf(page, 'ready')).toHaveLength(1);
  return page.frames()[1]!;
}

const messagesOf = (page: Page, type: string) =>
  page.evaluate(
    (wanted) =>
      (Reflect.get(window, 'messagesOf') as Array<{ type: string }>).filter((each) => each.type === wanted),
    type,
  );

const betsOf = async (platform: ServedPlatform, account: string) =>
  (await platform.ledgerOf(account)).filter(({ kind }) => kind === 'bet').length;

// A document without an icon link in its head requests this one.
test.beforeEach(({ problems }) => problems.announce(/favicon\.ico/));

const NO_ROUND = { json: { errcode: 0, code: 200, msg: '', data: {} } };

test('@long remembers bet and target, shows a past round, and offers play money when no coin is left', async ({
  page,
  request,
  platform,
}) => {
  const { account, url, token } = await launch(request, 'dice', platform);
  const call = async (name: string, input: object) => {
    const headers = { authorization: token, fingerprint: 'a-test', origin: platform.address };
    const answer = await request.post(`/app/v1/${name}`, { data: { ...COMMON, ...input }, headers });
    return (await answer.json()).data;
  };
  const gameId = Number(new URL(url).pathname.split('/').at(-1));
  const first = await embed(page, url);
  await first.getByRole('textbox', { name: 'Bet' }).fill('30');
  await first.getByRole('slider', { name: 'Target' }).fill('72');
  await first.locator('#action').press('Enter');
  await expect.poll(() => messagesOf(page, 'round-end')).toHaveLength(1);
  expect((await messagesOf(page, 'round-end'))[0]).toMatchObject({ bet: 3000 });

  // The recent round is described in order, and its result is the one in the ledger.
  const chip = first.getByRole('group', { name: 'Recent rounds' }).getByRole('button');
  await chip.press('Enter');
  const sheet = first.getByRole('dialog', { name: 'Round' });
  await expect(sheet).toContainText('TargetOver 72');
  await expect(sheet).toContainText(/Rolled\d+Bet30\.00Paid out/);
  const balance = Number((await platform.ledgerOf(account)).at(-1)?.balance) / 100;
  await expect(sheet).toContainText(`Balance after${balance.toLocaleString('en')}`);
  await sheet.getByRole('button', { name: 'Close' }).press('Enter');

  await call('exitGame', { gameId: 0 });
  const again = await call('startGame', { gameId });
  await page.route('**/api/open', async (route) => {
    const response = await route.fetch();
    const { data, ...envelope } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...envelope, data: { ...data, coin: 50, hasTrial: true } } });
  });
  const second = await embed(page, again.url);
  await expect(second.getByRole('textbox', { name: 'Bet' })).toHaveValue('30');
  await expect(second.getByRole('slider', { name: 'Target' })).toHaveValue('72');
  await expect(second.locator('#result')).toHaveText('Your balance is below the smallest bet.');
  await second.getByRole('button', { name: 'Play with play money' }).press('Enter');
  await expect.poll(() => messagesOf(page, 'trial')).toHaveLength(1);
});

onBothScreens((onWide) => {
  for (const [long, play] of [
    ['', 'slot'],
    ['@long ', 'dice'],
    ['@long ', 'wheel'],
  ] as const) {
    test(`${onWide || long}${play} reports a round to the app and records it in the ledger`, async ({
      page,
      request,
      platform,
    }) => {
      const { account, url } = await launch(request, play, platform);
      const game = await embed(page, url);
      expect(game.url()).not.toContain('#');
      await game.locator('[data-play]').click();
      await expect.poll(() => messagesOf(page, 'round-end')).toHaveLength(1);
      const [message] = (await messagesOf(page, 'round-end')) as unknown as Array<Record<string, unknown>>;
      const entries = await platform.ledgerOf(account);
      expect(message).toMatchObject({
        bet: 1000,
        coin: Number(entries.at(-1)?.balance),
        balanceSeq: entries.length,
        origin: platform.gamesAddress,
      });
      await expect(game.getByRole('status')).not.toBeEmpty();
    });
  }

  for (const [long, name, replace] of [
    ['', 'a lost answer', (route: Route) => route.abort()],
    ['@long ', 'an answer without a result', (route: Route) => route.fulfill(NO_ROUND)],
  ] as const) {
    test(`${onWide || long}asks again after ${name} without taking a second bet`, async ({
      page,
      request,
      platform,
      problems,
    }) => {
      problems.announce(/ERR_FAILED/);
      const { account, url } = await launch(request, 'slot', platform);
      const game = await embed(page, url);
      let lost = 0;
      await page.route('**/api/round', async (route) => {
        if (lost > 0) return route.continue();
        lost += 1;
        await route.fetch();
        return replace(route);
      });
      await game.locator('[data-play]').click();
      await expect(game.locator('#result')).toContainText('Your round is safe');
      await expect(game.locator('body')).not.toContainText('NaN');
      await expect.poll(() => messagesOf(page, 'round-end')).toHaveLength(1);
      expect(lost).toBe(1);
      expect(await betsOf(platform, account)).toBe(1);
    });
  }

  test(`${onWide}finishes a round that a reload interrupts`, async ({
    page,
    request,
    platform,
    problems,
  }) => {
    problems.announce(/ERR_FAILED/);
    const { account, url } = await launch(request, 'wheel', platform);
    const game = await embed(page, url);
    // The reload may have ended the request that is to be lost.
    const lose = (route: Route) =>
      route
        .fetch()
        .then(() => route.abort())
        .catch(() => {});
    await page.route('**/api/round', lose);
    await game.locator('[data-play]').click();
    await expect.poll(() => betsOf(platform, account)).toBe(1);
    await game.evaluate(() => location.reload());
    await expect.poll(() => messagesOf(page, 'ready')).toHaveLength(2);
    await page.unroute('**/api/round');
    await expect.poll(() => messagesOf(page, 'round-end')).toHaveLength(1);
    await expect(page.frames()[1]!.locator('#coin')).not.toHaveText('–');
    await expect(page.frames()[1]!.locator('#recent button')).toHaveCount(1);
    expect(await betsOf(platform, account)).toBe(1);
  });

  test('@long tells the app when the player wants to leave, and when the session has ended', async ({
    page,
    request,
    platform,
  }) => {
    const { url, token } = await launch(request, 'dice', platform);
    const game = await embed(page, url);
    await game.getByRole('button', { name: 'Leave the game' }).click();
    await expect.poll(() => messagesOf(page, 'exit')).toHaveLength(1);
    const headers = { authorization: token };
    await request.post('/app/v1/exitGame', { data: { ...COMMON, gameId: 0 }, headers });
    await game.locator('[data-play]').click();
    await expect.poll(() => messagesOf(page, 'over')).toHaveLength(1);
    await expect(game.locator('#result')).toHaveText(
      'This game has been closed. Open it again from the lobby.',
    );
  });

  test('@long plays a game with the keyboard alone', async ({ page, request, platform }) => {
    const { url } = await launch(request, 'slot', platform);
    const game = await embed(page, url);
    // The frame receives key presses once it was clicked.
    await game.locator('#result').click();
    await expect(game.locator('#bet')).toHaveValue('10');
    await game.locator('body').press('ArrowUp');
    await expect(game.locator('#bet')).toHaveValue('20');
    await game.locator('body').press('Space');
    await expect.poll(() => messagesOf(page, 'round-end')).toHaveLength(1);
    expect((await messagesOf(page, 'round-end'))[0]).toMatchObject({ bet: 2000 });
    const [bet, result] = [game.getByRole('textbox', { name: 'Bet' }), game.locator('#result')];
    // What cannot be placed is refused in words, and no round is played with the bet before it.
    await bet.fill('2.5');
    await bet.press('Enter');
    await expect(result).toHaveText('Type a whole number of coins, like 25.');
    await game.locator('#action').press('Enter');
    await bet.fill('1,000');
    await game.locator('#action').press('Enter');
    await expect(result).toHaveText('The largest bet is 500.00.');
    expect(await messagesOf(page, 'round-start')).toHaveLength(1);
    await bet.fill(' 30 ');
    await bet.press('Enter');
    await expect(bet).toHaveValue('30');
    await game.getByRole('button', { name: 'Half the bet' }).press('Enter');
    await expect(bet).toHaveValue('15');
    await game.locator('#action').press('Enter');
    await expect.poll(() => messagesOf(page, 'round-end')).toHaveLength(2);
    expect((await messagesOf(page, 'round-end'))[1]).toMatchObject({ bet: 1500 });
  });
});
