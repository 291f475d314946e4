// A member who deposits, and the payment service that settles the order.
import { randomUUID } from 'node:crypto';
import { settleDeposit } from '#server/store/wallet/deposits.ts';
import { giveItem } from '#server/store/ledger/held-items.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { METHODS, MIN } from './wallet-catalogue.ts';

export const order = (platform: TestPlatform, member: SignedInCaller, more: object = {}) =>
  platform.call(
    'recharge',
    { rechargeTypeId: METHODS.plain, amount: MIN, requestId: randomUUID(), ...more },
    member,
  );
export async function settle({ db, clock }: TestPlatform, orderId: string, isPaid = true) {
  const named = db.selectFrom('deposit_order').select('amount').where('order_id', '=', orderId);
  const { amount = MIN } = (await named.executeTakeFirst()) ?? {};
  return settleDeposit(db, { orderId, amount, isPaid, now: clock.now });
}
export const status = (platform: TestPlatform, member: SignedInCaller, named: object) =>
  platform.call('rechargeStatus', named, member);

/** Gives the member one. */
export async function coupon(platform: TestPlatform, memberId: number, itemId: number): Promise<number> {
  const item = { member_id: memberId, item_id: itemId, num: 1, expire_at: null };
  await platform.db
    .transaction()
    .execute((trx) => giveItem(trx, { ...item, source: randomUUID(), received_at: platform.clock.now }));
  const [row] = await platform.db
    .selectFrom('held_item')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .execute();
  return row?.id ?? 0;
}
