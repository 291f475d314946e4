// A platform may pay out only to members who have deposited.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { FIRST_DEPOSIT_REQUIRED } from '#src/contract/errors.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { AFTER_LOGIN } from '#tests/support/registration.ts';
import { order, settle } from './deposits.ts';
import { ACCOUNT, walletCatalogue } from './wallet-catalogue.ts';

const it = platformTest(
  {},
  { catalogue: { ...walletCatalogue, config: { ...walletCatalogue.config, minRechargeStatus: 1 } } },
);

it('refuses a withdrawal until a deposit was paid; an order that was not does not count', async ({
  platform,
  member,
}) => {
  await platform.call('addBankInfo', ACCOUNT, member);
  const withdraw = async () => {
    const input = { name: 'bank', amount: 100_00, bankId: ACCOUNT.bankId, requestId: randomUUID() };
    return (await platform.call('exchange', input, member)).errcode;
  };
  const isDone = async () =>
    (await platform.call('getAfterLoginInfo', AFTER_LOGIN, member)).data.firstRecharge;
  expect(await withdraw()).toBe(FIRST_DEPOSIT_REQUIRED);
  const { orderId } = (await order(platform, member)).data;
  expect([await withdraw(), await isDone()]).toEqual([FIRST_DEPOSIT_REQUIRED, 0]);
  await settle(platform, orderId);
  expect([await withdraw(), await isDone()]).toEqual([0, 1]);
});
