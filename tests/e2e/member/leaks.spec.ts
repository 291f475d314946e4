// What a device still knows about a member who has signed out.
import type { BrowserContext, Page } from '@playwright/test';
import { firstScreenIsMembers } from '#tests/support/device/until-true.ts';
import { expect, test } from '#tests/support/browser.ts';
import { dumpDevice, rowsOfMembers, traces } from '#tests/support/device/dump.ts';
import {
  enter,
  newAccount,
  openMember,
  openScreen,
  playButton,
  register,
  registerByCall,
  signIn,
  signOut,
  tiles,
  usable,
} from '#tests/support/member-visit.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';

/** In hundredths; no other member has this amount. */
const COIN = 987_654_321;

const CUT = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

interface Traces {
  readonly account: string;
  readonly nickname: string;
  readonly token: string;
  /** Everything that identifies or describes the member. */
  readonly values: readonly string[];
}

/** A member with data in every table, who has visited every screen. By the forms, which leave traces of their own. */
async function leaveTraces(page: Page, platform: ServedPlatform, arrive = register): Promise<Traces> {
  const account = newAccount();
  const nickname = `Petrel of ${account.slice(4)}`;
  await arrive(page, account);
  await platform.rows(`update member set nickname = $2, mobile = $3, avatar = 7 where account = $1`, [
    account,
    nickname,
    `+6391${String(Date.now()).slice(-8)}`,
  ]);
  await page
    .getByRole('button', { name: /^Like / })
    .first()
    .click();
  await tiles(page).first().click();
  await playButton(page).click();
  await expect.poll(async () => (await platform.ledgerOf(account)).length).toBeGreaterThan(1);
  await page.goto('/member/security');
  await expect(page.getByRole('region', { name: 'Devices' })).toBeVisible();
  await page.goto('/member/profile');
  await expect(page.getByText(nickname)).toBeVisible();
  await page.getByRole('button', { name: /^Nickname/ }).click();
  await platform.raiseCoin(account, COIN);
  await page.goto('/member');
  await expect(page.getByText('9,876,543')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Recent rounds' }).getByRole('listitem').first(),
  ).toBeVisible();
  await page.goto('/');
  await firstScreenIsMembers(page);
  return { account, nickname, ...(await valuesOf(page, platform, account)) };
}

async function valuesOf(page: Page, platform: ServedPlatform, account: string) {
  const [row] = await platform.rows<Record<string, unknown>>(
    'select id, uuid, nickname, mobile, invite_code from member where account = $1',
    [account],
  );
  const token = (await page.evaluate(() => localStorage.getItem('halcyon.token'))) ?? '';
  const { id, uuid, nickname, mobile, invite_code: inviteCode } = row ?? {};
  const said = [id, uuid, nickname, account, mobile, inviteCode, token, COIN].map(String);
  const dump = await dumpDevice(page);
  // If there was nothing to find before, finding nothing later would prove nothing.
  for (const value of said.filter((each) => each !== mobile)) {
    expect(traces(dump, [value]), value).not.toEqual([]);
  }
  return { token, values: said };
}

/** Sign-outs that the platform has not confirmed. */
const pendingSignOuts = async (page: Page): Promise<string[]> =>
  ((await dumpDevice(page)).rows['mutations'] as { token?: string }[]).flatMap(({ token }) => token ?? []);

/** Polls, because the data is deleted in the background. */
async function expectForgotten(page: Page, { values }: Traces): Promise<void> {
  await expect.poll(async () => traces(await dumpDevice(page), values)).toEqual([]);
  expect(rowsOfMembers(await dumpDevice(page))).toEqual([]);
}

const isSignedOut = (page: Page) =>
  expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();

test('@long leaves nothing of the member on the device after sign-out', async ({ page, platform }) => {
  const known = await leaveTraces(page, platform);
  await signOut(page);
  await isSignedOut(page);
  await expectForgotten(page, known);
  await expect.poll(async () => (await dumpDevice(page)).rows['mutations']).toEqual([]);
  await page.reload();
  await usable(page);
  await isSignedOut(page);
  await expectForgotten(page, known);
});

test('@long leaves only the token after signing out offline, until the platform has ended the session', async ({
  page,
  context,
  platform,
  problems,
}) => {
  problems.announce(CUT);
  const known = await leaveTraces(page, platform);
  await openMember(page);
  await page.goBack();
  await context.setOffline(true);
  await signOut(page);
  await isSignedOut(page);
  await expectForgotten(page, known);
  expect(await pendingSignOuts(page)).toEqual([known.token]);
  await page.reload();
  await usable(page);
  await isSignedOut(page);
  await expectForgotten(page, known);
  await context.setOffline(false);
  await expect.poll(async () => (await dumpDevice(page)).rows['mutations']).toEqual([]);
  await expect.poll(() => openSessions(platform, known.account)).toBe(0);
  await expectForgotten(page, known);
});

async function openSessions(platform: ServedPlatform, account: string): Promise<number> {
  const [row] = await platform.rows<{ count: string }>(
    `select count(*) from session where ended_at is null
     and member_id = (select id from member where account = $1)`,
    [account],
  );
  return Number(row?.count);
}

test("@long deletes the member's data in this tab and on the device when another tab signs out", async ({
  page,
  context,
  platform,
}) => {
  const known = await leaveTraces(page, platform);
  const other = await context.newPage();
  await other.goto('/member/profile');
  await expect(other.getByText(known.nickname)).toBeVisible();
  await signOut(page);
  await isSignedOut(other);
  for (const tab of [page, other]) {
    await expectForgotten(tab, known);
    await expect(tab.locator('body')).not.toContainText(known.nickname);
  }
});

test("@long deletes the member's data when the platform ends the session", async ({ page, platform }) => {
  const known = await leaveTraces(page, platform);
  await platform.rows(
    'update session set ended_at = now() where member_id = (select id from member where account = $1)',
    [known.account],
  );
  await page.goto('/member');
  await expect(page.getByRole('alertdialog')).toContainText('Your session has ended');
  await expect(page).toHaveURL(/\/auth\/login\?return=%2Fmember$/);
  await expectForgotten(page, known);
});

test('@long cleans up at the next start when the browser was killed during sign-out', async ({
  page,
  platform,
}) => {
  const known = await leaveTraces(page, platform);
  // Like a power failure right after the token is gone.
  await page.evaluate(() => {
    localStorage.removeItem('halcyon.token');
    localStorage.removeItem('halcyon.user');
  });
  await page.goto('/about-us');
  await expectForgotten(page, known);
});

/** Values of the first member that the second must never see. */
async function expectUnseen(page: Page, { nickname, account, values }: Traces): Promise<void> {
  await page.goto('/');
  await usable(page);
  for (const address of [undefined, '/member', '/member/profile', '/member/security']) {
    if (address) await openScreen(page, address);
    await expect(page.locator('main')).not.toBeEmpty();
    const text = await page.locator('body').innerText();
    for (const value of [nickname, account, '9,876,543', ...values.slice(0, 2)])
      expect(text).not.toContain(value);
  }
}

const lose = (context: BrowserContext, isLost: boolean) => context.setOffline(isLost);

test('shows a second member nothing of the first, even if the connection breaks at every step', async ({
  page,
  context,
  platform,
  problems,
}) => {
  problems.announce(CUT);
  problems.announce(/503|status of 5/);
  const first = await leaveTraces(page, platform, enter);
  const second = newAccount();

  // Cut while the first member signs out, and while the app starts.
  await openMember(page);
  await page.goBack();
  await lose(context, true);
  await signOut(page);
  await isSignedOut(page);
  await expectUnseen(page, first);

  // Cut while the second member tries to sign in.
  await page.goto('/auth/login');
  await expect(page.getByText('Needs a connection').first()).toBeVisible();
  await lose(context, false);

  // Cut right after signing in: the start-up call gets no answer.
  await registerByCall(page, second);
  await page.route('**/getAfterLoginInfo', (route) => route.abort());
  await signIn(page, second);
  await expectUnseen(page, first);
  await lose(context, true);
  await expectUnseen(page, first);
  await lose(context, false);
  await page.unroute('**/getAfterLoginInfo');

  // Restored, and then a start without a connection.
  await page.goto('/member');
  await expect(page.getByText(second).first()).toBeVisible();
  await lose(context, true);
  await expectUnseen(page, first);
  await page.goto('/member');
  await expect(page.getByText(second).first()).toBeVisible();
  expect(traces(await dumpDevice(page), first.values)).toEqual([]);
});
