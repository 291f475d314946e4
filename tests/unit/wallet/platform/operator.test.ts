// What the operator does to a withdrawal, and what its member sees of it.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { runCommand } from '#server/operator/commands.ts';
import { balanceOf } from '#server/store/ledger/ledger.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { ACCOUNT, walletCatalogue } from './wallet-catalogue.ts';

const it = platformTest({}, { catalogue: walletCatalogue }).extend('order', async ({ platform, member }) => {
  const account = { ...ACCOUNT, accountNo: String(1e9 + member.id) };
  await platform.call('addBankInfo', account, member);
  const wanted = { name: 'bank', amount: 100_00, bankId: ACCOUNT.bankId, requestId: randomUUID() };
  return (await platform.call('exchange', wanted, member)).data.order.orderId;
});

const run = ({ db, clock }: TestPlatform, ...args: string[]) => runCommand(db, args, { now: clock.now });
const seen = async (platform: TestPlatform, member: SignedInCaller) =>
  (await platform.call('getExchange', {}, member)).data.pendingList[0];

describe('npm run admin -- withdrawal', () => {
  it('delays, approves and pays an order, and the member sees each step', async ({
    platform,
    member,
    order,
  }) => {
    expect(await run(platform, 'withdrawal', 'delay', order, 'We check the name.')).toEqual({
      code: 0,
      output: `${order} is being checked.`,
    });
    expect(await seen(platform, member)).toMatchObject({ status: 1, reason: 'We check the name.' });
    expect((await run(platform, 'withdrawal', 'approve', order)).output).toBe(`${order} is being paid.`);
    expect(await seen(platform, member)).toMatchObject({ status: 2 });
    expect((await run(platform, 'withdrawal', 'paid', order)).output).toBe(`${order} is paid.`);
    expect(await seen(platform, member)).toMatchObject({ status: 3 });
    expect(await run(platform, 'withdrawal', 'refuse', order, 'Too late.')).toEqual({
      code: 1,
      output: `${order} has gone too far for that: a withdrawal only moves forward.`,
    });
    expect((await balanceOf(platform.db, member.id)).coin).toBe(WELCOME_COIN - 100_00);
  });

  it('refuses an order with a reason, and its amount is back', async ({ platform, member, order }) => {
    expect((await run(platform, 'withdrawal', 'refuse', order)).code).toBe(1);
    expect((await run(platform, 'withdrawal', 'refuse', order, 'The name differs.')).code).toBe(0);
    expect(await seen(platform, member)).toMatchObject({ status: 4, reason: 'The name differs.' });
    expect((await balanceOf(platform.db, member.id)).coin).toBe(WELCOME_COIN);
  });

  it('lists what is open, without a number of an account', async ({ platform, member, order }) => {
    const { output } = await run(platform, 'withdrawal', 'list');
    expect(output).toMatch(new RegExp(`${order} {2}2026-11-20T12:00 +100\\.00 {2}received`));
    expect(output).not.toContain(String(1e9 + member.id));
    expect((await run(platform, 'withdrawal', 'paid', 'W1')).output).toBe('There is no withdrawal W1.');
  });
});
