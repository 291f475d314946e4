// One deposit makes one order, however often and in however many tabs it is tapped.
import { expect, test } from '#tests/support/browser.ts';
import type { Page } from '@playwright/test';
import { holdRequest } from '#tests/support/lines/hold-request.ts';
import {
  amountOf,
  booksOf,
  CHECKING,
  enterWallet,
  expectBalancedLedger,
  fillIn,
  type Kind,
  MADE,
  SCREENS,
  sendButton,
  submit,
} from './wallet-visit.ts';

const REQUEST = { deposit: /\/recharge$/, withdrawal: /\/exchange$/ } as const;

// Calls, locks and rows are the same without a worker, and its installation is a third of a visit.
test.use({ serviceWorkers: 'block' });

test.afterEach(({ platform }) => expectBalancedLedger(platform));

const isMade = (page: Page, kind: Kind) => expect(page.getByText(MADE[kind])).toBeVisible();

for (const kind of ['deposit', 'withdrawal'] as const) {
  test(`@long a double tap is one ${kind}`, async ({ page, context, platform }) => {
    const account = await enterWallet(page, { kind, platform });
    await fillIn(page, kind);
    const held = await holdRequest(context, REQUEST[kind]);
    await sendButton(page, kind).dblclick();
    await held.isHeld;
    held.release();
    await isMade(page, kind);
    expect(held.count()).toBe(1);
    expect((await booksOf(platform, account, kind)).orders).toBe(1);
  });

  const tag = kind === 'withdrawal' ? '' : '@long ';
  test(`${tag}a second tab offers no second ${kind} while the first one is sent`, async ({
    page,
    context,
    platform,
  }) => {
    const account = await enterWallet(page, { kind, platform });
    const other = await context.newPage();
    await other.goto(SCREENS[kind]);
    await fillIn(other, kind);
    const held = await holdRequest(context, REQUEST[kind]);
    await submit(page, kind);
    await held.isHeld;
    await expect(other.getByText(CHECKING)).toBeVisible();
    await expect(sendButton(other, kind)).toHaveCount(0);
    held.release();
    for (const tab of [page, other]) await isMade(tab, kind);
    await expect(other.getByText(CHECKING)).toHaveCount(0);
    expect(held.count()).toBe(1);
    expect((await booksOf(platform, account, kind)).orders).toBe(1);
  });

  test(`@long leaving and coming back during the call is one ${kind}`, async ({
    page,
    context,
    platform,
  }) => {
    const account = await enterWallet(page, { kind, platform });
    const held = await holdRequest(context, REQUEST[kind]);
    await submit(page, kind);
    await held.isHeld;
    await page.evaluate(() => history.pushState(null, '', '/wallets/record'));
    await expect(amountOf(page)).toHaveCount(0);
    await page.goBack();
    // The button of the first tap is busy wherever it is shown.
    await expect(page.getByRole('button', { name: /^(Deposit 100|Continue)$/ })).toBeDisabled();
    await page.goForward();
    await page.goBack();
    held.release();
    await isMade(page, kind);
    expect(held.count()).toBe(1);
    expect((await booksOf(platform, account, kind)).orders).toBe(1);
  });

  test(`@long a reload during the call is one ${kind}`, async ({ page, context, platform, problems }) => {
    problems.announce(/ERR_|Failed to (fetch|load)/);
    const account = await enterWallet(page, { kind, platform });
    const held = await holdRequest(context, REQUEST[kind], 'answer');
    await submit(page, kind);
    await held.isHeld;
    await page.reload();
    await isMade(page, kind);
    await expect(page.getByText(CHECKING)).toHaveCount(0);
    expect((await booksOf(platform, account, kind)).orders).toBe(1);
  });
}
