// The one table of how often coin has to be staked. An operator changes it with the field `turnover` of the config.
import type { Turnover } from '#src/contract/wallet/turnover.ts';
import type { LedgerKind } from './ledger-kinds.ts';
import type { Db } from '../../database/tables/tables.ts';

/** By kind of entry; what a win brings goes where its stake came from. */
const USUAL = {
  other: 5,
  byKind: {
    deposit: 1,
    withdrawalReturned: 0,
    correctionUp: 0,
    // The games pay back 94 % and more, so this leaves nothing of what came without a deposit.
    welcome: 20,
    // Earned by stakes that were made already.
    rebate: 1,
    commission: 1,
  },
} as const satisfies Turnover & { byKind: Partial<Record<LedgerKind, number>> };

/** What the operator leaves out is as usual. */
export const turnoverTable = (kept: Partial<Turnover> | undefined): Turnover => ({
  other: kept?.other ?? USUAL.other,
  byKind: { ...USUAL.byKind, ...kept?.byKind },
});

export async function currentTurnover(db: Db): Promise<Turnover> {
  const kept = await db
    .selectFrom('config_entry')
    .select('value')
    .where('key', '=', 'turnover')
    .executeTakeFirst();
  return turnoverTable(kept?.value as Partial<Turnover> | undefined);
}
