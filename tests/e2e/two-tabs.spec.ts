import { expect, test } from '#tests/support/browser.ts';
import { openAccount, playButton, register, tiles, usable } from '#tests/support/member-visit.ts';

const ROUNDS = 4;

test('two tabs bet, like and sign out at once: the ledger adds up and nobody is left behind', async ({ page, context, platform }) => {
  const account = await register(page);
  const other = await context.newPage();
  await other.goto('/');
  await usable(other);
  const address = (await tiles(page).first().getAttribute('href')) ?? '';

  await Promise.all([page.goto(address), other.goto(address)]);
  const play = async (tab: typeof page) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await expect(playButton(tab)).toBeEnabled();
      await playButton(tab).click();
    }
    await expect(playButton(tab)).toBeEnabled();
  };
  await Promise.all([play(page), play(other)]);

  await Promise.all([page.goto('/'), other.goto('/')]);
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: /^Like / }).first().click()));
  const sheet = await openAccount(page);
  await sheet.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  for (const tab of [page, other]) await expect(tab.getByRole('link', { name: 'Sign in' })).toBeVisible();

  const entries = await platform.ledgerOf(account);
  let balance = 0;
  for (const entry of entries) {
    balance += Number(entry.amount);
    expect(Number(entry.balance)).toBe(balance);
    expect(balance).toBeGreaterThanOrEqual(0);
  }
  const rounds = await platform.rows<{ count: string }>(
    'select count(*) from game_round r join game_session s on s.id = r.session_id join member m on m.id = s.member_id where m.account = $1',
    [account],
  );
  expect(Number(rounds[0]?.count)).toBe(2 * ROUNDS);
});
