// What of a member's coin can be withdrawn now, and what still has to be staked for the rest.
import type { BoundPart, ExchangeInfo } from '#src/contract/wallet/withdraw.ts';
import { boundCoinOf } from '../ledger/bound-coin.ts';
import type { LedgerKind } from '../ledger/ledger-kinds.ts';
import type { Db } from '../../database/tables/tables.ts';

export interface Withdrawable extends Pick<ExchangeInfo, 'withdrawable' | 'turnover'> {
  /** By kind of the entry that brought it, in the order of the oldest. */
  readonly bound: readonly (Omit<BoundPart, 'title'> & { readonly kind: LedgerKind })[];
}

export async function withdrawableOf(
  db: Db,
  { memberId, coin }: { memberId: number; coin: number },
): Promise<Withdrawable> {
  const rows = await boundCoinOf(db, memberId);
  const sum = (part: 'coin' | 'required' | 'remaining', kind?: string) =>
    rows.reduce((total, row) => total + (kind === undefined || row.kind === kind ? row[part] : 0), 0);
  const kinds = [...new Set(rows.map(({ kind }) => kind as LedgerKind))];
  const [required, remaining] = [sum('required'), sum('remaining')];
  return {
    withdrawable: Math.max(0, coin - sum('coin')),
    turnover: { required, done: required - remaining, remaining },
    bound: kinds.map((kind) => ({ kind, coin: sum('coin', kind), remaining: sum('remaining', kind) })),
  };
}
