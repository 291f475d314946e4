// What is no amount is refused before anything is looked at, for deposits and withdrawals alike.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { platformTest } from '#tests/support/platform-test.ts';
import { WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { ACCOUNT, METHODS, walletCatalogue } from './wallet-catalogue.ts';

const it = platformTest({}, { catalogue: walletCatalogue });

const INPUTS = {
  recharge: { rechargeTypeId: METHODS.plain },
  exchange: { name: 'bank', bankId: ACCOUNT.bankId },
} as const;

describe.for(['recharge', 'exchange'] as const)('%s', (call) => {
  it.for([
    ['text', '10000'],
    ['a fraction', 10_000.5],
    ['a negative number', -10_000],
    ['zero', 0],
    ['more than a safe integer', 2 ** 53],
    ['nothing at all', undefined],
    ['null', null],
  ] as const)('refuses %s as an amount, and takes nothing', async ([, amount], { platform, member }) => {
    const input = { ...INPUTS[call], amount, requestId: randomUUID() };
    expect(await platform.call(call, input, member)).toMatchObject({
      errcode: 422,
      data: { fields: { amount: expect.any(String) as string } },
    });
    const { data } = await platform.call('getExchange', {}, member);
    expect(data).toMatchObject({ coin: WELCOME_COIN, pendingList: [] });
  });
});
