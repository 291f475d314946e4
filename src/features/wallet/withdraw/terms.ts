// What a withdrawal may be; hundredths.
import type { RefusalDetail } from '#src/contract/envelope.ts';
import { formatCoin } from '#src/lib/money.ts';
import { shortMoment } from '#src/lib/time.ts';
import type { Speech } from '#src/patterns/form/failure.ts';
import type { ExchangeInfo, ExchangeMethod } from '#src/contract/wallet/withdraw.ts';

/** The most that can be requested now, in whole coins. */
export function mostOf({ withdrawable, perDay }: ExchangeInfo, { max }: ExchangeMethod): number {
  const leftToday = Math.max(0, perDay.amount - perDay.usedAmount);
  const most = Math.min(withdrawable, max, leftToday);
  return most - (most % 100);
}

export const isUsedUp = ({ perDay }: ExchangeInfo): boolean => perDay.usedCount >= perDay.count;

/** Whose limit it is, what is left of it, and until when; a limit of requests has no amounts. */
export function dayLimitText(
  { max, remaining, until, level }: RefusalDetail,
  { t, locale, now }: Speech,
): string {
  if (until === undefined) return t('wallet.dayUsedUp');
  const time = shortMoment(until, now, locale);
  if (max === undefined || remaining === undefined) return t('wallet.dayUsedUpUntil', { time });
  const amounts = { time, most: formatCoin(max, locale), left: formatCoin(remaining, locale) };
  return level === undefined ? t('wallet.dayLimit', amounts) : t('wallet.levelLimit', { ...amounts, level });
}
