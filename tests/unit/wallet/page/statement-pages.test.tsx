// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, vi } from 'vitest';
import { settleDeposit } from '#server/store/wallet/deposits.ts';
import { moveWithdrawal } from '#server/store/wallet/withdrawals.ts';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import type { SnapshotRow } from '#src/data/db/tables/rows.ts';
import StatementScreen from '#src/features/wallet/statement/StatementScreen.tsx';
import { toasts } from '#src/navigation/toast.ts';
import { looksUntil } from '#tests/support/device/visibility.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { line, member, signedInAt } from '#tests/support/page.ts';
import { ACCOUNT, METHODS, walletCatalogue } from '../platform/wallet-catalogue.ts';

const it = platformTest({}, { catalogue: walletCatalogue });

signedInAt('/wallets/record', it);

async function deposit(platform: TestPlatform, amount: number): Promise<string> {
  const input = { rechargeTypeId: METHODS.plain, amount, requestId: randomUUID() };
  const { orderId } = (await platform.call('recharge', input, member)).data;
  await settleDeposit(platform.db, { orderId, amount, isPaid: true, now: platform.clock.now });
  return orderId;
}

async function deposits(platform: TestPlatform, from: number, to: number): Promise<void> {
  for (let coins = from; coins <= to; coins += 1) await deposit(platform, coins * 100);
}

async function withdraw(platform: TestPlatform): Promise<string> {
  await platform.call('addBankInfo', { ...ACCOUNT, accountNo: String(1e9 + member.id) }, member);
  const input = { name: 'bank', amount: 100_00, bankId: ACCOUNT.bankId, requestId: randomUUID() };
  return (await platform.call('exchange', input, member)).data.order.orderId;
}

/** In hundredths, from the top. */
const amounts = () =>
  screen
    .queryAllByText(/^Balance /)
    .map((after) => after.closest('div')?.firstElementChild?.textContent ?? '')
    .map((text) => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100));
const shows = (count: number) => waitFor(() => expect(amounts()).toHaveLength(count));
/** A button that is still busy ignores a tap. */
async function press(name: string): Promise<void> {
  const button = await waitFor(() => {
    const found = screen.getByRole('button', { name });
    expect(found.getAttribute('aria-disabled')).toBeNull();
    return found;
  });
  fireEvent.click(button);
}
const falling = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => (from - index) * 100);
const WELCOME = 1000_00;

async function storedStatements(): Promise<SnapshotRow<'statements'>['value']> {
  const row = (await db.snapshots.get([member.id, 'statements'])) as SnapshotRow<'statements'> | undefined;
  return row?.value ?? [];
}

describe('pages of the statement', () => {
  it('stay below newer entries when the screen is opened again, also offline', async ({ platform }) => {
    await deposits(platform, 10, 44);
    render(<StatementScreen />);
    await press('Show more');
    await shows(36);
    cleanup();
    await deposits(platform, 45, 46);
    render(<StatementScreen />);
    await shows(38);
    expect(amounts()).toEqual([...falling(46, 10), WELCOME]);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    cleanup();
    line.disturb = () => 'cut';
    connection.value = 'offline';
    render(<StatementScreen />);
    await shows(38);
  });

  it('are dropped when entries between them and the newest are missing', async ({ platform }) => {
    await deposits(platform, 10, 12);
    render(<StatementScreen />);
    await shows(4);
    cleanup();
    await deposits(platform, 13, 47);
    render(<StatementScreen />);
    await shows(30);
    expect(amounts()).toEqual(falling(47, 18));
    await press('Show more');
    await shows(39);
    expect(amounts()).toEqual([...falling(47, 10), WELCOME]);
  });

  it('stay on the screen when the next one fails, which says why and can be tried again', async ({
    platform,
  }) => {
    await deposits(platform, 10, 44);
    render(<StatementScreen />);
    const more = await screen.findByRole('button', { name: 'Show more' });
    line.disturb = (body) => (body.includes('"page":2') ? { status: 502, body: '<html>' } : undefined);
    fireEvent.click(more);
    await screen.findByText(/can't reach the service/i);
    expect(amounts()).toHaveLength(30);
    line.disturb = () => {};
    await press('Show more');
    await shows(36);
  });

  it('take up only so much room on the device', async ({ platform }) => {
    await deposit(platform, 12_00);
    for (const kind of [1, 2, 3, 4, 5, 6, 7, 8]) {
      history.replaceState(null, '', `/wallets/record?type=${kind}`);
      render(<StatementScreen />);
      await waitFor(async () => expect((await storedStatements())[0]?.key).toBe(`week ${kind}`));
      cleanup();
    }
    expect((await storedStatements()).map(({ key }) => key)).toEqual(
      [8, 7, 6, 5, 4, 3].map((kind) => `week ${kind}`),
    );
  });
});

describe('a withdrawal in the statement', () => {
  it('shows each step while it is open, also on an older page', async ({ platform }) => {
    const orderId = await withdraw(platform);
    await deposits(platform, 10, 40);
    render(<StatementScreen />);
    await press('Show more');
    await screen.findByText(/Request received/);
    await moveWithdrawal(platform.db, { orderId, to: 2, now: platform.clock.now });
    await looksUntil(() => screen.getByText(/Being paid/));
    await moveWithdrawal(platform.db, { orderId, to: 3, now: platform.clock.now });
    await looksUntil(() => screen.getByText(/ · Paid$/));
    expect(screen.getByText(orderId)).toBeTruthy();
    expect(amounts()).toEqual([...falling(40, 10), -100_00, WELCOME]);
  });

  it('gives the reason when it was refused, and the coins came back', async ({ platform }) => {
    const orderId = await withdraw(platform);
    const now = platform.clock.now;
    await moveWithdrawal(platform.db, { orderId, to: 4, reason: 'The name does not match', now });
    render(<StatementScreen />);
    expect(await screen.findAllByText(/The name does not match · Refused and returned/)).toHaveLength(2);
    expect(amounts()).toEqual([100_00, -100_00, WELCOME]);
  });
});

describe('the figures of the statement', () => {
  it('name the day, what came in and went out, and the difference', async ({ platform }) => {
    await withdraw(platform);
    await deposit(platform, 12_00);
    render(<StatementScreen />);
    await screen.findByRole('region', { name: 'Today' });
    const sums = within(screen.getByText('Net').closest('dl')!)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(sums).toEqual(['1,012.00', '-100.00', '912.00']);
  });

  it('are copied whole or not at all, with pages that were never shown', async ({ platform }) => {
    await deposits(platform, 10, 70);
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    render(<StatementScreen />);
    await shows(30);
    await press('Copy table');
    await waitFor(() => expect(copied).toHaveLength(1));
    const [head, first, ...rest] = copied[0]?.trimEnd().split('\r\n') ?? [];
    expect(head).toBe('Time,What,Amount,Balance,Status,Order number,Note');
    expect(first).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}Z,Deposit,70\.00,3440\.00,,D[2-9A-Z]{12},$/);
    expect(rest).toHaveLength(61);
    line.disturb = (body) => (body.includes('"page":2') ? 'cut' : undefined);
    await press('Copy table');
    await waitFor(() => expect(toasts.peek().at(-1)?.tone).toBe('warning'));
    expect(copied).toHaveLength(1);
  });
});
