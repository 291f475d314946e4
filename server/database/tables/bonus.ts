// The tables of bonuses.
import type { ColumnType, Generated } from 'kysely';
import type { Award } from '#src/contract/primitives.ts';

export interface BonusTables {
  claim: ClaimTable;
  member_points: { member_id: number; points: Generated<number> };
}

interface ClaimTable {
  id: Generated<number>;
  member_id: number;
  kind: string;
  /** What is claimed once, such as a day or a task. */
  period: string;
  activity_type: number;
  /** Task or activity. */
  about: Generated<number>;
  /** Day of a series, or the last ledger entry that a rebate covers. */
  step: Generated<number>;
  /** Hundredths that were staked for it. */
  basis: Generated<number>;
  awards: ColumnType<Award[], string, never>;
  claimed_at: Date;
}
