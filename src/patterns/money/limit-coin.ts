// Limits as people read and type them: amounts are typed in whole coins, and a limit may lie between two of them.
import { formatCoin, formatExactCoin } from '#src/lib/money.ts';

/** The smallest amount in whole coins that is not below it; hundredths, as all of these. */
export const leastWhole = (limit: number): number => Math.ceil(limit / 100) * 100;

/** The largest amount in whole coins that is not above it. */
export const mostWhole = (limit: number): number => Math.floor(limit / 100) * 100;

/** `10`, and `10.50` where `10` would be another limit. */
export const formatLimit = (limit: number, locale: string): string =>
  limit % 100 === 0 ? formatCoin(limit, locale) : formatExactCoin(limit, locale);
