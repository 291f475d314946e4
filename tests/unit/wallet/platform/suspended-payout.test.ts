// A withdrawal is judged once more where it is paid out.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { moveWithdrawal } from '#server/store/wallet/withdrawals.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { ACCOUNT, walletCatalogue } from './wallet-catalogue.ts';

const it = platformTest({}, { catalogue: walletCatalogue });

it('pays nothing out while the account is suspended, and everything during an exclusion', async ({
  platform,
  member,
}) => {
  const { db, clock } = platform;
  await platform.call('addBankInfo', ACCOUNT, member);
  const request = { name: 'bank', amount: 100_00, bankId: ACCOUNT.bankId, requestId: randomUUID() };
  const { orderId } = (await platform.call('exchange', request, member)).data.order;
  const setStatus = (status: 1 | 2) =>
    db.updateTable('member').set({ status }).where('id', '=', member.id).execute();
  const pay = () => moveWithdrawal(db, { orderId, to: 3, now: clock.now });
  await setStatus(2);
  expect(await pay()).toBe('suspended');
  await setStatus(1);
  await platform.call('breakSet', { kind: 'exclude', days: 180 }, member);
  expect(await pay()).toBe('moved');
});
