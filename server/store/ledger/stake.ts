// Which coin a stake takes, what it sets free, and where its win goes. Amounts are hundredths.

export interface BoundCoin {
  readonly id: number;
  /** The kind of the ledger entry that brought it. */
  readonly kind: string;
  /** What is left of it. */
  readonly coin: number;
  /** To be staked in all, and still. */
  readonly required: number;
  readonly remaining: number;
}

/** What a stake took from one row. */
export interface TakenCoin {
  readonly id: number;
  readonly coin: number;
}

const isDeposit = ({ kind }: BoundCoin): boolean => kind === 'deposit';

/** Each oldest first. */
const depositsFirst = (rows: readonly BoundCoin[]): BoundCoin[] => [
  ...rows.filter(isDeposit),
  ...rows.filter((row) => !isDeposit(row)),
];
const depositsLast = (rows: readonly BoundCoin[]): BoundCoin[] => [
  ...rows.filter((row) => !isDeposit(row)),
  ...rows.filter(isDeposit),
];

/** Given coin goes first, then deposits that wait, and what is withdrawable last. */
export function takeFrom(rows: readonly BoundCoin[], amount: number): TakenCoin[] {
  const taken: TakenCoin[] = [];
  let left = amount;
  for (const { id, coin } of depositsLast(rows)) {
    const part = Math.min(coin, left);
    if (part > 0) taken.push({ id, coin: part });
    left -= part;
  }
  return taken;
}

export function without(rows: readonly BoundCoin[], taken: readonly TakenCoin[]): BoundCoin[] {
  const parts = new Map(taken.map(({ id, coin }) => [id, coin]));
  return rows.map((row) => ({ ...row, coin: row.coin - (parts.get(row.id) ?? 0) }));
}

/** A stake counts once: for deposits before what was given. Rows without anything left to be staked are free. */
export function staked(rows: readonly BoundCoin[], amount: number): BoundCoin[] {
  let left = amount;
  return depositsFirst(rows).map((row) => {
    const part = Math.min(row.remaining, left);
    left -= part;
    return { ...row, remaining: row.remaining - part };
  });
}

/** The part of a win that goes back to the rows its stake was taken from; of rows that are free it is withdrawable. */
export function won(
  rows: readonly BoundCoin[],
  { bet, win, taken }: { bet: number; win: number; taken: readonly TakenCoin[] },
): BoundCoin[] {
  const shares = new Map<number, number>();
  let before = 0;
  for (const { id, coin } of taken) {
    shares.set(id, shareUp(win, before + coin, bet) - shareUp(win, before, bet));
    before += coin;
  }
  return rows.map((row) => ({ ...row, coin: row.coin + (shares.get(row.id) ?? 0) }));
}

/** Rounded up, so that nothing bound becomes withdrawable by rounding. */
function shareUp(win: number, part: number, whole: number): number {
  const [product, divisor] = [BigInt(win) * BigInt(part), BigInt(whole)];
  return Number((product + divisor - 1n) / divisor);
}
