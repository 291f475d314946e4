// Members who invite each other's friends by their links, over three levels and one too many, and really play. Each
// commission is computed here, from the stakes in the ledger and the rates of the programme.
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { openGame } from '#tests/support/games/open-game.ts';
import { countRows } from '#tests/support/device/rows.ts';
import { newAccount, playButton, register, usable } from '#tests/support/member-visit.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';

// Invitations are the same without a worker, and its installation is a third of a visit.
test.use({ serviceWorkers: 'block' });

/** Parts of a stake in ten thousand, for a friend, a friend's friend and one further. */
const RATES = [30, 10, 5] as const;

interface Member {
  readonly page: Page;
  readonly account: string;
}

/** On a device of their own, by the link that somebody sent. */
async function join(browser: Browser, link: string): Promise<Member> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  await usable(page);
  await expect.poll(() => countRows(page, 'drafts')).toBe(1);
  return { page, account: await register(page, newAccount()) };
}

/** The link as it is copied. */
async function linkOf({ page }: Member): Promise<string> {
  await page.goto('/agent');
  const link = page.getByText(/^https?:.*inviteCode=/).first();
  await expect(link).toBeVisible();
  return (await link.textContent()) ?? '';
}

async function play(platform: ServedPlatform, { page, account }: Member, rounds: number): Promise<void> {
  await platform.raiseCoin(account, 10_000_00);
  await openGame(page, platform, 'dice');
  for (let round = 1; round <= rounds; round += 1) {
    await playButton(page).click();
    await expect.poll(async () => (await stakesOf(platform, account)).length).toBe(round);
  }
  await page.goto('/');
}

/** Hundredths. */
async function stakesOf(platform: ServedPlatform, account: string): Promise<number[]> {
  const entries = await platform.ledgerOf(account);
  return entries.filter(({ kind }) => kind === 'bet').map(({ amount }) => -Number(amount));
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);
const coins = (hundredths: number): string => (hundredths / 100).toFixed(2);

const factOf = (page: Page, name: string) =>
  page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd[1]');

test('@long a team of three levels brings each of its inviters what its stakes give by hand, and the fourth nothing', async ({
  browser,
  page,
  platform,
}) => {
  const first: Member = { page, account: await register(page) };
  const team: Member[] = [first];
  for (let level = 1; level <= 4; level += 1) {
    team.push(await join(browser, await linkOf(team.at(-1) ?? first)));
  }
  for (const [level, member] of team.entries()) if (level > 0) await play(platform, member, level);
  const stakes = await Promise.all(team.map(({ account }) => stakesOf(platform, account).then(sum)));
  expect(stakes.slice(1).every((stake) => stake > 0)).toBe(true);
  for (const [inviter, member] of team.entries()) {
    const shares = RATES.map((rate, below) =>
      Math.floor(((stakes[inviter + 1 + below] ?? 0) * rate) / 10_000),
    );
    await member.page.goto('/agent');
    if (inviter === team.length - 1) {
      await expect(member.page.getByText('All time')).toHaveCount(0);
      continue;
    }
    await expect(factOf(member.page, 'All time')).toHaveText(coins(sum(shares)));
    await expect(factOf(member.page, 'To collect')).toHaveText(coins(sum(shares)));
  }
  expect((await platform.admin('ledger', 'check')).output).toContain('Everything adds up.');
});

test('keeps the inviter of a visitor who leaves before the platform has answered', async ({
  page,
  platform,
}) => {
  await page.route('**/app/v1/**', () => {});
  await page.goto('/?inviteCode=5PVUGWN2');
  await expect.poll(() => countRows(page, 'drafts')).toBe(1);
  await page.unroute('**/app/v1/**');
  await page.goto(`${platform.address}/auth/register`);
  await expect(page.getByText('5PVUGWN2')).toBeVisible();
});
