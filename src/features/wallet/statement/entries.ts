// Entries of one statement, newest first and without a gap, put together from pages.
import type { CoinEntry } from '#src/contract/wallet.ts';
import type { KeptStatement } from '#src/data/db/tables/rows.ts';

const WITHDRAWAL = 2;
const PAID = 3;

/** Only the status of a withdrawal changes after its entry is written. */
export const isUnfinished = ({ type, status }: CoinEntry): boolean => type === WITHDRAWAL && status < PAID;

export const isWithdrawal = ({ type }: CoinEntry): boolean => type === WITHDRAWAL;

/** An entry that came between two pages moves the last one of the first page to the second. */
export function withPage(list: readonly CoinEntry[], page: readonly CoinEntry[]): CoinEntry[] {
  const known = new Set(list.map(({ id }) => id));
  return [...list, ...page.filter(({ id }) => !known.has(id))];
}

/** What was read before and goes on where `list` ends; nothing if entries between them are missing. */
export function olderThan(
  list: readonly CoinEntry[],
  { before, startTime }: { before: KeptStatement | undefined; startTime: number },
): CoinEntry[] {
  const last = list.at(-1)?.id;
  const at = before?.list.findIndex(({ id }) => id === last) ?? -1;
  return at < 0 ? [] : (before?.list.slice(at + 1).filter(({ time }) => time >= startTime) ?? []);
}
