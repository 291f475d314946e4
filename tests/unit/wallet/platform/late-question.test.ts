// A device that was off for more than a day asks what became of a deposit or a withdrawal.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { order, settle } from './deposits.ts';
import { ACCOUNT, walletCatalogue } from './wallet-catalogue.ts';

const TWO_DAYS_MS = 48 * 3600_000;

const it = platformTest({}, { catalogue: walletCatalogue });

const ask = async (platform: TestPlatform, caller: SignedInCaller, requestId: string) =>
  (await platform.call('requestResult', { requestId }, caller)).data;

describe('the outcome of an order, after the platform has forgotten the request,', () => {
  it('is still known for a deposit', async ({ platform, member }) => {
    const requestId = randomUUID();
    const { data } = await order(platform, member, { requestId });
    await settle(platform, data.orderId);
    platform.clock.advance(TWO_DAYS_MS);
    expect(await ask(platform, member, requestId)).toEqual({ state: 'done', call: 'recharge' });
  });

  it('is still known for a withdrawal, and to nobody else', async ({ platform, member }) => {
    await platform.call('addBankInfo', { ...ACCOUNT, accountNo: String(1e9 + member.id) }, member);
    const requestId = randomUUID();
    const wanted = { name: 'bank', amount: 100_00, bankId: ACCOUNT.bankId, requestId };
    expect((await platform.call('exchange', wanted, member)).errcode).toBe(0);
    platform.clock.advance(TWO_DAYS_MS);
    expect(await ask(platform, member, requestId)).toEqual({ state: 'done', call: 'exchange' });
    const other = await platform.register();
    expect(await ask(platform, other, requestId)).toEqual({ state: 'unknown' });
    expect(await ask(platform, member, randomUUID())).toEqual({ state: 'unknown' });
  });
});
