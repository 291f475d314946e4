// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { settleDeposit } from '#server/store/wallet/deposits.ts';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import StatementScreen from '#src/features/wallet/statement/StatementScreen.tsx';
import type { TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { line, member, signedInAt } from '#tests/support/page.ts';
import { factOf } from '#tests/support/screens/facts.ts';
import { METHODS, walletCatalogue } from '../platform/wallet-catalogue.ts';

const it = platformTest({}, { catalogue: walletCatalogue });

signedInAt('/wallets/record?range=today', it);

async function deposit(platform: TestPlatform, amount: number): Promise<string> {
  const input = { rechargeTypeId: METHODS.plain, amount, requestId: randomUUID() };
  const { data } = await platform.call('recharge', input, member);
  await settleDeposit(platform.db, {
    orderId: data.orderId,
    amount,
    isPaid: true,
    now: platform.clock.now,
  });
  return data.orderId;
}

/** Hundredths, from `+1,234.50` and `Balance 1,234.50`. */
const hundredths = (text: string): number => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100);

function rows() {
  return screen.getAllByText(/^Balance /).map((after) => {
    const amount = after.closest('div')?.firstElementChild?.textContent ?? '';
    return { amount: hundredths(amount), balance: hundredths(after.textContent) };
  });
}

describe('the statement', () => {
  it('adds up on the screen, and names the order', async ({ platform }) => {
    const orderId = await deposit(platform, 12_00);
    await deposit(platform, 34_00);
    render(<StatementScreen />);
    await screen.findByText(orderId);
    const shown = rows();
    expect(shown.map(({ amount }) => amount)).toEqual([34_00, 12_00, 100_000]);
    for (const [index, { amount, balance }] of shown.entries())
      expect(balance).toBe((shown[index + 1]?.balance ?? 0) + amount);
    expect(factOf('In')).toBe('1,046.00');
  });

  it('shows one kind, and how to see more when there is none of it', async ({ platform }) => {
    await deposit(platform, 12_00);
    render(<StatementScreen />);
    await screen.findByText('Deposit');
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: '2' } });
    await screen.findByText('No transactions on these days');
    fireEvent.click(screen.getByRole('button', { name: 'Show the last 30 days' }));
    await waitFor(() => expect(location.search).toBe('?range=month&type=2'));
    fireEvent.click(await screen.findByRole('button', { name: 'Show the last 90 days' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Show the last/ })).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'Show all types' }));
    await screen.findByText('Deposit');
  });

  it('stays readable offline once it was read', async ({ platform }) => {
    const orderId = await deposit(platform, 12_00);
    const first = render(<StatementScreen />);
    await screen.findByText(orderId);
    first.unmount();
    line.disturb = () => 'cut';
    connection.value = 'offline';
    render(<StatementScreen />);
    await screen.findByText(orderId);
  });

  it('shows an entry of a time that no calendar knows, on the last day that they know', async ({
    platform,
  }) => {
    const orderId = await deposit(platform, 12_00);
    const first = render(<StatementScreen />);
    await screen.findByText(orderId);
    first.unmount();
    line.disturb = () => 'cut';
    connection.value = 'offline';
    const stored = JSON.stringify(await db.snapshots.get([member.id, 'statements']));
    await db.snapshots.put(JSON.parse(stored.replaceAll(/"time":\d+/g, '"time":8640000000001')));
    render(<StatementScreen />);
    await screen.findByText(orderId);
    expect(screen.getByRole('heading', { name: /December 31, 9999|January 1, 10000/ })).toBeTruthy();
  });

  it('loads further pages without a gap or a repetition', async ({ platform }) => {
    for (let coins = 10; coins < 45; coins += 1) await deposit(platform, coins * 100);
    render(<StatementScreen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(rows()).toHaveLength(36));
    const amounts = rows().map(({ amount }) => amount);
    expect(amounts).toEqual([...Array.from({ length: 35 }, (_, index) => (44 - index) * 100), 100_000]);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('asks for at most 92 days', async () => {
    history.replaceState(null, '', '/wallets/record?range=own&from=2026-01-01&to=2026-06-30');
    render(<StatementScreen />);
    await screen.findByText('At most 92 days at a time');
    expect(line.sent).toEqual([]);
  });
});
