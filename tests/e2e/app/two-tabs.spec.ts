import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { enter, playButton, signOut, tiles, usable } from '#tests/support/member-visit.ts';

const ATTEMPTS = 3;

/** One tab at a time holds a game: the tab that lost it takes it back and goes on. */
async function betOrTakeBack(tab: Page): Promise<void> {
  const takeBack = tab.getByRole('button', { name: 'Reload' });
  const bet = playButton(tab);
  const isReady = async () => (await takeBack.isVisible()) || (await bet.isVisible());
  await expect.poll(isReady).toBe(true);
  // The other tab may take the game right now, so that there is no button to press.
  await ((await takeBack.isVisible()) ? takeBack : bet).click({ timeout: 1500 }).catch(() => {});
}

test('@long keeps the ledger correct and signs out both tabs when two tabs bet, like and sign out at once', async ({
  page,
  context,
  platform,
}) => {
  const account = await enter(page);
  const other = await context.newPage();
  await other.goto('/');
  await usable(other);
  const address = (await tiles(page).first().getAttribute('href')) ?? '';
  await Promise.all([page.goto(address), other.goto(address)]);
  const play = async (tab: Page) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) await betOrTakeBack(tab);
  };
  await Promise.all([play(page), play(other)]);
  // On a slow machine the two tabs may only have taken the game from each other, so one of them goes on until
  // it has bet.
  const betOnce = async () => {
    await betOrTakeBack(page);
    return (await platform.ledgerOf(account)).length;
  };
  await expect.poll(betOnce, { timeout: 240_000 }).toBeGreaterThan(1);

  await Promise.all([page.goto('/'), other.goto('/')]);
  const like = (tab: Page) =>
    tab
      .getByRole('button', { name: /^Like / })
      .first()
      .click();
  await Promise.all([like(page), like(other)]);
  await signOut(page);
  for (const tab of [page, other])
    await expect(tab.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();

  const entries = await platform.ledgerOf(account);
  let balance = 0;
  for (const entry of entries) {
    balance += Number(entry.amount);
    expect(Number(entry.balance)).toBe(balance);
    expect(balance).toBeGreaterThanOrEqual(0);
  }
  const [rounds] = await platform.rows<{ count: string; net: string }>(
    `select count(*), coalesce(sum(win - bet), 0) as net from game_round
     where session_id in (select id from game_session where member_id = (select id from member where account = $1))`,
    [account],
  );
  expect(Number(rounds?.count)).toBeGreaterThan(0);
  expect(balance).toBe(Number(entries[0]?.amount) + Number(rounds?.net));
});
