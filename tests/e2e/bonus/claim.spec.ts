// The line breaks at every step of a claim. It is claimed once, nobody has to come back to press again, and the ledger
// holds one award.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { cutRequest } from '#tests/support/lines/cut-request.ts';
import { holdRequest } from '#tests/support/lines/hold-request.ts';
import { newAccount, registerByCall, storeSession } from '#tests/support/member-visit.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';

const SCREEN = '/activity/sign-in';
const CLAIM = /\/appVipUserReceiveSignInAward$/;
const REWARD = 'TAP THE SCREEN TO CONTINUE';
const LATER = 'A reward that was waiting has been claimed.';

/** Signed in by what is stored, at the calendar of the daily sign-in. */
async function enterCalendar(page: Page): Promise<string> {
  const account = newAccount();
  await storeSession(page, await registerByCall(page, account));
  await page.goto(SCREEN);
  await expect(claimButton(page)).toBeEnabled();
  return account;
}

const claimButton = (page: Page) => page.getByRole('button', { name: 'Claim: Daily sign-in' });

const isClaimed = (page: Page) =>
  Promise.all([
    expect(page.getByText('Next one in')).toBeVisible(),
    expect(claimButton(page)).toHaveCount(0),
  ]);

async function claimsOf(platform: ServedPlatform, account: string) {
  const claims = await platform.rows(
    `select step from claim where kind = 'signIn' and member_id = (select id from member where account = $1)`,
    [account],
  );
  const movements = (await platform.ledgerOf(account)).filter(({ kind }) => kind === 'signIn');
  return { claims: claims.length, movements: movements.length };
}

const once = { claims: 1, movements: 1 };

const reopen = async (context: BrowserContext): Promise<Page> => {
  for (const page of context.pages()) await page.close();
  const next = await context.newPage();
  await next.goto(SCREEN);
  return next;
};

test.beforeEach(({ problems }) => problems.announce(/ERR_|Failed to (fetch|load)/));
test.afterEach(async ({ platform }) =>
  expect((await platform.admin('ledger', 'check')).output).toContain('Everything adds up.'),
);

for (const moment of ['before', 'late', 'after', 'behind'] as const) {
  test(`@long a claim whose request is cut ${moment}, with the app closed there, is made once`, async ({
    page,
    context,
    platform,
  }) => {
    const account = await enterCalendar(page);
    const cut = await cutRequest(context, CLAIM, moment);
    await claimButton(page).click();
    await cut.isCut;
    const next = await reopen(context);
    await isClaimed(next);
    await cut.arrive();
    expect(await claimsOf(platform, account)).toEqual(once);
    await next.reload();
    await isClaimed(next);
  });
}

test('@long the reading behind a claim may fail: the award stands, and the calendar follows', async ({
  page,
  context,
  platform,
}) => {
  const account = await enterCalendar(page);
  const cut = await cutRequest(context, /\/getVipInfo$/, 'before');
  await claimButton(page).click();
  await page.getByText(REWARD).click();
  await cut.isCut;
  await page.reload();
  await isClaimed(page);
  expect(await claimsOf(platform, account)).toEqual(once);
});

test('a claim on a dead line waits, survives closing the app, and is made when the line returns', async ({
  page,
  context,
  platform,
}) => {
  const account = await enterCalendar(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await claimButton(page).click();
  await expect(page.getByText("We'll claim it as soon as there's a connection.")).toBeVisible();
  const next = await reopen(context);
  await expect(claimButton(next)).toContainText('Waiting for a connection');
  expect(await claimsOf(platform, account)).toEqual({ claims: 0, movements: 0 });
  await context.setOffline(false);
  await expect(next.getByText(LATER)).toBeVisible();
  await isClaimed(next);
  expect(await claimsOf(platform, account)).toEqual(once);
});

test('@long two tabs that claim at the same moment make one award, and both show it as claimed', async ({
  page,
  context,
  platform,
}) => {
  const account = await enterCalendar(page);
  const other = await context.newPage();
  await other.goto(SCREEN);
  await expect(claimButton(other)).toBeEnabled();
  const held = await holdRequest(context, CLAIM);
  await claimButton(page).click();
  await held.isHeld;
  await claimButton(other).click({ force: true });
  held.release();
  // Both are visible: the first of them that reads the row shows it.
  const shown = async () => (await page.getByText(REWARD).count()) + (await other.getByText(REWARD).count());
  await expect.poll(shown).toBe(1);
  await isClaimed(page);
  await isClaimed(other);
  expect(await claimsOf(platform, account)).toEqual(once);
});

test('@long a double tap is one claim', async ({ page, context, platform }) => {
  const account = await enterCalendar(page);
  const held = await holdRequest(context, CLAIM);
  await claimButton(page).dblclick();
  await held.isHeld;
  held.release();
  await page.getByText(REWARD).click();
  await isClaimed(page);
  expect(held.count()).toBe(1);
  expect(await claimsOf(platform, account)).toEqual(once);
});
