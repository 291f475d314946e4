// The connection breaks at every moment of a launch and a round. The platform's books, the history and the
// screen agree afterwards, and nothing is booked twice.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { allRows } from '#tests/support/device/rows.ts';
import { CutLine } from '#tests/support/lines/cut-line.ts';
import { enter, game, newAccount, playButton, tiles } from '#tests/support/member-visit.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';

test.beforeEach(({ problems }) => problems.announce(/ERR_|Failed to (fetch|load)|chrome-error/));

interface Visit {
  readonly page: Page;
  readonly line: CutLine;
  readonly platform: ServedPlatform;
  readonly account: string;
}

async function visit(page: Page, platform: ServedPlatform): Promise<Visit> {
  const account = await enter(page, newAccount());
  await tiles(page).first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  // Only now: while requests are intercepted the browser keeps no file, and each passes through the test.
  const line = await CutLine.of(page.context());
  return { page, line, platform, account };
}

const launch = ({ page }: Visit) => tiles(page).first().click();
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

async function playRound({ page }: Visit): Promise<void> {
  await playButton(page).click();
  await expect(game(page).locator('#recent button')).not.toHaveCount(0);
  await expect(playButton(page)).toBeVisible();
}

async function leave({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/$/);
}

const coins = (hundredths: number) => new Intl.NumberFormat('en-US').format(Math.floor(hundredths / 100));

const exact = (hundredths: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(hundredths / 100);

/** Compares ledger, rounds, history and screen once the connection is back. */
async function expectAgreement({ page, platform, account }: Visit, rounds: number): Promise<void> {
  const ledger = await platform.ledgerOf(account);
  const balances = ledger.map(({ balance }) => Number(balance));
  const amounts = ledger.map(({ amount }) => Number(amount));
  amounts.forEach((amount, index) => expect((balances[index - 1] ?? 0) + amount).toBe(balances[index]));
  const sumOf = (kind: string) =>
    ledger.reduce((sum, entry) => sum + (entry.kind === kind ? Math.abs(Number(entry.amount)) : 0), 0);
  expect(ledger.filter(({ kind }) => kind === 'bet')).toHaveLength(rounds);
  const played = await platform.rows<{ bet: string; win: string }>(
    'select bet, win from game_round where member_id = (select id from member where account = $1)',
    [account],
  );
  expect(played).toHaveLength(rounds);
  expect(played.reduce((sum, { bet }) => sum + Number(bet), 0)).toBe(sumOf('bet'));
  expect(played.reduce((sum, { win }) => sum + Number(win), 0)).toBe(sumOf('win'));

  await page.goto('/member/report?range=today');
  if (rounds === 0) await expect(page.getByText('No rounds on these days')).toBeVisible();
  else {
    await expect(page.getByText(rounds === 1 ? '1 round' : `${rounds} rounds`).first()).toBeVisible();
    const figures = page.locator('tbody tr').first().getByRole('cell');
    await expect(figures).toHaveText([exact(sumOf('bet')), exact(sumOf('win')), /^[+-]?[\d,]+\.\d\d$/]);
  }
  await page.goto('/');
  await expect(page.getByRole('banner')).toContainText(coins(balances.at(-1) ?? 0));
}

test('@long books a round once when the launch request is lost', async ({ page, platform }) => {
  const all = await visit(page, platform);
  const isCut = all.line.cutAt('/startGame', 'before');
  await launch(all);
  await isCut;
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  all.line.restore();
  await tryAgain(page);
  await playRound(all);
  await leave(all);
  await expectAgreement(all, 1);
});

test('@long opens one session when the answer to the launch is lost', async ({ page, platform }) => {
  const all = await visit(page, platform);
  const isCut = all.line.cutAt('/startGame', 'after');
  await launch(all);
  await isCut;
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  all.line.restore();
  await tryAgain(page);
  await playRound(all);
  const sessions = await platform.rows(
    'select id from game_session where member_id = (select id from member where account = $1)',
    [all.account],
  );
  expect(sessions).toHaveLength(1);
  await leave(all);
  await expectAgreement(all, 1);
});

test('@long plays on after the page of the game failed to load', async ({ page, platform }) => {
  const all = await visit(page, platform);
  const isCut = all.line.cutAt('/play/', 'before');
  await launch(all);
  await isCut;
  all.line.restore();
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reload' }).click();
  await playRound(all);
  await leave(all);
  await expectAgreement(all, 1);
});

test('@long books a round once when its bet is lost before it is sent, and when the answer to the bet is lost', async ({
  page,
  platform,
}) => {
  const all = await visit(page, platform);
  await launch(all);
  for (const [index, moment] of (['before', 'after'] as const).entries()) {
    const isCut = all.line.cutAt('/api/round', moment);
    await playButton(page).click();
    await isCut;
    await expect(game(page).locator('#result')).toContainText('Your round is safe');
    all.line.restore();
    await expect(game(page).locator('#recent button')).toHaveCount(index + 1);
  }
  await leave(all);
  await expectAgreement(all, 2);
});

test('@long books a round once when the connection breaks while it is shown', async ({ page, platform }) => {
  const all = await visit(page, platform);
  await launch(all);
  const isCut = all.line.cutAt('/api/round', 'behind');
  await playButton(page).click();
  await isCut;
  await expect(game(page).locator('#recent button')).toHaveCount(1);
  all.line.restore();
  await leave(all);
  await expectAgreement(all, 1);
});

test('@long finishes an interrupted round, and shows it when the player returns later', async ({
  page,
  platform,
}) => {
  const all = await visit(page, platform);
  await launch(all);
  const isCut = all.line.cutAt('/api/round', 'after');
  await playButton(page).click();
  await isCut;
  await page.goto('about:blank');
  all.line.restore();
  await page.goto('/');
  await launch(all);
  await expect(game(page).locator('#result')).toContainText(/Your last round/);
  await leave(all);
  await expectAgreement(all, 1);
});

test('@long closes a game and opens it again when the exit is lost before it is sent, and when its answer is lost', async ({
  page,
  platform,
}) => {
  const all = await visit(page, platform);
  for (const [index, moment] of (['before', 'after'] as const).entries()) {
    await launch(all);
    await playRound(all);
    const isCut = all.line.cutAt('/exitGame', moment);
    await leave(all);
    await isCut;
    all.line.restore();
    await expectAgreement(all, index + 1);
  }
  // The member can open the game again.
  await launch(all);
  await playRound(all);
  await leave(all);
  await expect.poll(() => openSessions(all)).toHaveLength(0);
  await expectAgreement(all, 3);
});

test('@long shows the correct balance after a refresh of it was lost', async ({ page, platform }) => {
  const all = await visit(page, platform);
  await launch(all);
  await playRound(all);
  const isCut = all.line.cutAt('/betRecord', 'before');
  await leave(all);
  await isCut;
  all.line.restore();
  const refreshIsCut = all.line.cutAt('/refreshData', 'after');
  await page.goto('/member/retrieve-balance');
  await refreshIsCut;
  all.line.restore();
  await expectAgreement(all, 1);
});

const openSessions = ({ platform, account }: Visit) =>
  platform.rows(
    'select id from game_session where ended_at is null and member_id = (select id from member where account = $1)',
    [account],
  );

test('@long leaves a game on the next visit when the tab was closed before the exit was sent', async ({
  page,
  context,
  platform,
}) => {
  const all = await visit(page, platform);
  await launch(all);
  await playRound(all);
  await context.setOffline(true);
  await page.getByRole('alert').locator('..').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.close();
  expect(await openSessions(all)).toHaveLength(1);
  await context.setOffline(false);
  const next = { ...all, page: await context.newPage() };
  await next.page.goto('/');
  await expect.poll(() => openSessions(next)).toHaveLength(0);
  const queuedExits = async () =>
    (await allRows<{ call: string }>(next.page, 'mutations')).filter(({ call }) => call === 'exitGame');
  await expect.poll(queuedExits).toEqual([]);
  await expectAgreement(next, 1);
});
