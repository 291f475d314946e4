// What a deposit or withdrawal costs and adds, computed alike by the page and the platform. Amounts are hundredths.
import { shareOf } from '#src/lib/money.ts';
import type { RechargeType } from './payment.ts';
import type { ExchangeMethod } from './withdraw.ts';

/** Kept back from the amount. */
export const depositFee = ({ feePercent }: Pick<RechargeType, 'feePercent'>, amount: number): number =>
  shareOf(amount, feePercent);

/** Credited besides the amount, without that of a coupon. */
export const depositBonus = ({ bonusPercent }: Pick<RechargeType, 'bonusPercent'>, amount: number): number =>
  shareOf(amount, bonusPercent);

/** Kept back from the amount. */
export const withdrawalFee = (
  { feePercent, feeFixed }: Pick<ExchangeMethod, 'feePercent' | 'feeFixed'>,
  amount: number,
): number => shareOf(amount, feePercent) + feeFixed;

/** Item ids come in groups of a hundred: general and fixed coupons are a percentage, gift coupons are coin. */
const COUPON_GROUPS: Readonly<Record<number, 'percent' | 'coin'>> = {
  10: 'percent',
  12: 'percent',
  13: 'coin',
};
const GROUP = 100;

/** What a coupon adds to a deposit; `null` if the item is not a coupon for deposits. `num` is that of `propConfigMap`. */
export function couponBonus({ itemId, num }: { itemId: number; num: number }, amount: number): number | null {
  const kind = itemId % GROUP > 0 ? COUPON_GROUPS[Math.floor(itemId / GROUP)] : undefined;
  if (kind === undefined || num <= 0) return null;
  return kind === 'coin' ? num : shareOf(amount, num);
}
