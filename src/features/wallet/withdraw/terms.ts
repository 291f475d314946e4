// What a withdrawal may be; hundredths.
import type { ExchangeInfo, ExchangeMethod } from '#src/contract/wallet/withdraw.ts';

/** The most that can be requested now, in whole coins. */
export function mostOf({ withdrawable, perDay }: ExchangeInfo, { max }: ExchangeMethod): number {
  const leftToday = Math.max(0, perDay.amount - perDay.usedAmount);
  const most = Math.min(withdrawable, max, leftToday);
  return most - (most % 100);
}

export const isUsedUp = ({ perDay }: ExchangeInfo): boolean => perDay.usedCount >= perDay.count;
