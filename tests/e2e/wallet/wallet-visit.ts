// A member with a receiving account and coin, on the screens of the wallet.
import type { Page } from '@playwright/test';
import { API_PREFIX, type Envelope } from '#src/contract/envelope.ts';
import { expect } from '#tests/support/browser.ts';
import { newAccount, registerByCall, storeSession } from '#tests/support/member-visit.ts';
import { COMMON } from '#tests/support/registration.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';

export type Kind = 'deposit' | 'withdrawal';

export const SCREENS = { deposit: '/wallets?name=deposit', withdrawal: '/withdrawal/bank' } as const;

export const CHECKING = 'Checking the result…';
export const NOT_THROUGH = "It didn't go through. You can try again.";
/** What shows that an order was made. */
export const MADE = {
  deposit: 'Waiting for the payment to be confirmed',
  withdrawal: 'Withdrawal of 100 · Bank transfer',
} as const;
export const PAID = 'Paid. The coins are in your balance.';

/** Ten digits. */
const newAccountNo = () => String(Math.floor(1e9 + Math.random() * 9e9));

/** Opens the screen, signed in by what is stored. What a new member was given cannot be withdrawn. */
export async function enterWallet(
  page: Page,
  { kind, platform }: { kind: Kind; platform: ServedPlatform },
): Promise<string> {
  const account = newAccount();
  const registered = await registerByCall(page, account);
  const response = await page.request.post(`${API_PREFIX}/addBankInfo`, {
    headers: { authorization: registered.token, fingerprint: registered.fingerprint },
    data: { ...COMMON, bankId: 1, accountNo: newAccountNo(), accountName: 'Ada Example' },
  });
  expect(((await response.json()) as Envelope).errcode).toBe(0);
  if (kind === 'withdrawal') await giveOwnCoin(platform, account);
  await storeSession(page, registered);
  await page.goto(SCREENS[kind]);
  await expect(amountOf(page)).toBeVisible();
  return account;
}

async function giveOwnCoin(platform: ServedPlatform, account: string): Promise<void> {
  const [member] = await platform.rows<{ id: number }>('select id from member where account = $1', [account]);
  expect((await platform.admin('member', 'correct', String(member?.id), '500', 'For a test.')).code).toBe(0);
}

export const amountOf = (page: Page) => page.getByLabel('Amount in coins');

/** Up to the button that sends it. */
export async function fillIn(page: Page, kind: Kind): Promise<void> {
  if (kind === 'deposit') await page.getByRole('radio', { name: /^Card/ }).check();
  await amountOf(page).fill('100');
  await toButton(page, kind);
}

async function toButton(page: Page, kind: Kind): Promise<void> {
  if (kind === 'withdrawal') await page.getByRole('button', { name: 'Continue' }).click();
  await expect(sendButton(page, kind)).toBeVisible();
}

export const sendButton = (page: Page, kind: Kind) =>
  page.getByRole('button', { name: kind === 'deposit' ? 'Deposit 100' : 'Withdraw', exact: true });

export async function submit(page: Page, kind: Kind): Promise<void> {
  await fillIn(page, kind);
  await sendButton(page, kind).click();
}

/** With what was typed before: it is still there. */
export async function submitAgain(page: Page, kind: Kind): Promise<void> {
  await toButton(page, kind);
  await sendButton(page, kind).click();
}

/** As when the person returns to the app: it looks for news at once. */
export const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

const TABLES = { deposit: 'deposit_order', withdrawal: 'withdrawal_order' } as const;

/** What stands in the platform's books for this member. */
export async function booksOf(platform: ServedPlatform, account: string, kind: Kind) {
  const orders = await platform.rows(
    `select order_id from ${TABLES[kind]} where member_id = (select id from member where account = $1)`,
    [account],
  );
  const movements = (await platform.ledgerOf(account)).filter((entry) => entry.kind === kind);
  return { orders: orders.length, movements: movements.length };
}

export const expectBalancedLedger = async (platform: ServedPlatform): Promise<void> =>
  expect((await platform.admin('ledger', 'check')).output).toContain('Everything adds up.');
