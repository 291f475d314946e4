// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { expectTracked } from '#tests/support/device/tracked.ts';
import { settleDeposit } from '#server/store/wallet/deposits.ts';
import { database, db } from '#src/data/db/database.ts';
import WalletsScreen from '#src/features/wallet/home/WalletsScreen.tsx';
import { look, looksUntil } from '#tests/support/device/visibility.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { line, member, signedInAt } from '#tests/support/page.ts';
import { WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { factOf } from '#tests/support/screens/facts.ts';
import { METHODS, walletCatalogue } from '../platform/wallet-catalogue.ts';

const it = platformTest({}, { catalogue: walletCatalogue });

signedInAt('/wallets?name=deposit', it);

const type = async (text: string) =>
  fireEvent.change(await screen.findByLabelText('Amount in coins'), { target: { value: text } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const isDeposit = (body: string) => body.includes('"rechargeTypeId"');
const isQuestion = (body: string) => /^\{"requestId":"[^"]+",/.test(body) && !isDeposit(body);
const deposits = () => line.sent.filter(isDeposit);

const orders = ({ db: stored }: TestPlatform) =>
  stored.selectFrom('deposit_order').selectAll().where('member_id', '=', member.id).execute();

async function oneOrder(platform: TestPlatform) {
  const all = await orders(platform);
  expect(all).toHaveLength(1);
  return all[0]!;
}

describe('a deposit that was requested on another device', () => {
  const request = async (platform: TestPlatform, by = member) => {
    const input = { rechargeTypeId: METHODS.plain, amount: 70_00 };
    return (await platform.call('recharge', input, by)).data.orderId;
  };

  it('waits here too, with the way to pay, until it is paid', async ({ platform }) => {
    const orderId = await request(platform);
    render(<WalletsScreen />);
    await screen.findByText('Waiting for the payment to be confirmed');
    const link = await screen.findByRole('link', { name: 'Go to the payment page' });
    expect(link.getAttribute('href')).toContain(`/pay/${orderId}`);
    expect(await screen.findByRole('button', { name: 'Make another deposit' })).toBeTruthy();
    await settleDeposit(platform.db, { orderId, amount: 70_00, isPaid: true, now: platform.clock.now });
    await looksUntil(() => expect(screen.getByText('Paid. The coins are in your balance.')).toBeTruthy());
  });

  it('is paid here where the answer to its request was lost', async ({ platform }) => {
    const orderId = await request(platform);
    const lost = {
      orderId,
      methodId: METHODS.plain,
      amount: 70_00,
      bonus: 0,
      status: 0 as const,
      expireTime: 0,
    };
    await db.snapshots.put({ memberId: member.id, name: 'deposits', value: [lost], readAt: 1 });
    render(<WalletsScreen />);
    expect(await screen.findByRole('link', { name: 'Go to the payment page' })).toBeTruthy();
    expect(screen.getAllByText('Waiting for the payment to be confirmed')).toHaveLength(1);
  });

  it('shows neither once it has expired, nor to another member', async ({ platform }) => {
    await request(platform, await platform.register());
    await request(platform);
    platform.clock.advance(31 * 60_000);
    const { data } = await platform.call('getExchange', {}, member);
    expect(data.pendingDeposits).toEqual([]);
  });
});

describe('a deposit', () => {
  it('shows what it costs and adds before it is made, then waits for its payment', async ({ platform }) => {
    render(<WalletsScreen />);
    fireEvent.click(await screen.findByRole('radio', { name: /Method 2/ }));
    await type('100');
    const sum = (await screen.findByText('Added to your balance')).closest('dl')!;
    expect(within(sum).getByText('-1.50')).toBeTruthy();
    expect(within(sum).getByText('+100.00')).toBeTruthy();
    expect(within(sum).getByText('198.50')).toBeTruthy();
    // The deposit once and its bonus five times.
    expect(factOf('To stake before a withdrawal', sum)).toBe('598.50');
    expect(screen.getByText('What you can withdraw stays withdrawable.')).toBeTruthy();
    await press('Deposit 100');
    await screen.findByText('Waiting for the payment to be confirmed');
    const { order_id: orderId, amount } = await oneOrder(platform);
    expect(amount).toBe(100_00);
    expect(screen.getByText(orderId)).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Go to the payment page' });
    expect(link.getAttribute('href')).toContain(`/pay/${orderId}`);
    expect(link.getAttribute('target')).toBe('_blank');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    for (const name of ['deposit_open', 'deposit_method', 'deposit_submit', 'deposit_pay'] as const)
      await expectTracked(name);
  });

  it('arrives by itself once it is paid, in the balance too', async ({ platform }) => {
    render(<WalletsScreen />);
    await type('100');
    await press('Deposit 100');
    await screen.findByText('Waiting for the payment to be confirmed');
    const { order_id: orderId, amount } = await oneOrder(platform);
    await settleDeposit(platform.db, { orderId, amount, isPaid: true, now: platform.clock.now });
    await looksUntil(() => screen.getByText('Paid. The coins are in your balance.'));
    await expectTracked('deposit_return');
    await expectTracked('deposit_settle', { eventProps: { result: 'paid' } });
    await waitFor(async () => expect((await db.balances.get(member.id))?.coin).toBe(WELCOME_COIN + 100_00));
    await press('Dismiss');
    await waitFor(() => expect(screen.queryByText(orderId)).toBeNull());
  });

  it('says so when its payment was sent back', async ({ platform }) => {
    render(<WalletsScreen />);
    await type('100');
    await press('Deposit 100');
    await screen.findByText('Waiting for the payment to be confirmed');
    const { order_id: orderId, amount } = await oneOrder(platform);
    await platform.call('breakSet', { kind: 'break', days: 1 }, member);
    await settleDeposit(platform.db, { orderId, amount, isPaid: true, now: platform.clock.now });
    await looksUntil(() => screen.getByText('Your payment was sent back.'));
  });

  it('shows the age of what the screen has read, which a refresh renews', async () => {
    await db.members.update(member.id, { readAt: Date.now() - 2 * 3600_000 });
    line.disturb = () => 'cut';
    render(<WalletsScreen />);
    await screen.findByText('Updated 2 hr. ago');
    line.disturb = () => {};
    await press('Try again');
    await waitFor(() => expect(screen.queryByText('Updated 2 hr. ago')).toBeNull());
    await screen.findByLabelText('Amount in coins');
  });

  it('says in words what is wrong with an amount, and sends nothing', async () => {
    render(<WalletsScreen />);
    for (const [typed, words] of [
      ['', 'Enter whole coins, such as 1,500'],
      ['12.50', 'Enter whole coins, such as 1,500'],
      ['-20', 'Enter whole coins, such as 1,500'],
      ['9', 'At least 10'],
      ['501', 'At most 500'],
    ] as const) {
      await type(typed);
      await press(/^Deposit/);
      await screen.findByText(words);
    }
    expect(deposits()).toEqual([]);
  });

  it('is one order when the button is pressed twice', async ({ platform }) => {
    render(<WalletsScreen />);
    await type('100');
    const button = await screen.findByRole('button', { name: 'Deposit 100' });
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText('Waiting for the payment to be confirmed');
    await oneOrder(platform);
    expect(deposits()).toHaveLength(1);
  });
});

describe('a deposit on a bad line', () => {
  it('is asked about anew by whoever returns to the app, although the request before it has no answer yet', async ({
    platform,
  }) => {
    let isHanging = true;
    line.disturb = (_body, _count, call) => (isHanging && call === 'rechargeStatus' ? 'hang' : undefined);
    render(<WalletsScreen />);
    await type('100');
    await press('Deposit 100');
    await screen.findByText('Waiting for the payment to be confirmed');
    const { order_id: orderId, amount } = await oneOrder(platform);
    await waitFor(() => expect(line.sent.at(-1)).toContain(`"orderId":"${orderId}"`));
    isHanging = false;
    await settleDeposit(platform.db, { orderId, amount, isPaid: true, now: platform.clock.now });
    look('visible');
    await screen.findByText('Paid. The coins are in your balance.');
  });

  it('checks the result when the answer is lost, and shows the order that was made', async ({ platform }) => {
    line.disturb = (body) => {
      if (isDeposit(body)) return 'lost';
      return isQuestion(body) && line.sent.filter(isQuestion).length === 1 ? 'cut' : undefined;
    };
    render(<WalletsScreen />);
    await type('100');
    await press('Deposit 100');
    await screen.findByText('Checking the result…');
    await waitFor(() => expect(screen.queryByLabelText('Amount in coins')).toBeNull());
    await screen.findByText('Waiting for the payment to be confirmed');
    await waitFor(() => expect(screen.queryByText('Checking the result…')).toBeNull());
    await oneOrder(platform);
    await waitFor(async () => expect(await db.mutations.count()).toBe(0));
  });

  it('says that it did not go through when it never arrived, and sends the same one again', async ({
    platform,
  }) => {
    let isCut = true;
    line.disturb = (body) => (isCut && isDeposit(body) ? 'cut' : undefined);
    render(<WalletsScreen />);
    await type('100');
    await press('Deposit 100');
    await screen.findByText("It didn't go through. You can try again.");
    expect(await orders(platform)).toEqual([]);
    isCut = false;
    await press('Deposit 100');
    await screen.findByText('Waiting for the payment to be confirmed');
    const { request_id: requestId } = await oneOrder(platform);
    expect(deposits().map((body) => JSON.parse(body).requestId)).toEqual([requestId, requestId]);
    await waitFor(() => expect(screen.queryByText("It didn't go through. You can try again.")).toBeNull());
  });

  it('tells what became of one that was sent before the app was closed', async ({ platform }) => {
    const requestId = randomUUID();
    await platform.call('recharge', { rechargeTypeId: METHODS.plain, amount: 100_00, requestId }, member);
    const { db: stored } = await database();
    const row = { requestId, memberId: member.id, call: 'recharge', subject: `${METHODS.plain} 10000 0 0` };
    await stored.mutations.put({ ...row, createdAt: Date.now(), attempts: 1, isMoney: true });
    render(<WalletsScreen />);
    await screen.findByText('Deposit of 100 · Method 1');
    await screen.findByText('Waiting for the payment to be confirmed');
    await waitFor(async () => expect(await stored.mutations.count()).toBe(0));
    await oneOrder(platform);
  });
});
