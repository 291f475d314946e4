import type { ColumnType, Generated } from 'kysely';
import type { LimitKind, LimitPeriod } from '#src/contract/limits.ts';

export interface SaferPlayTables {
  safer_play: SaferPlayTable;
}

/** `value` is in force; a looser one waits until the member confirms it. 0 = none. */
export interface KeptLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Hundredths of a coin, or minutes of `session`. */
  readonly value: number;
  readonly pending?: {
    readonly value: number;
    /** Epoch seconds. */
    readonly effectiveTime: number;
  };
}

interface SaferPlayTable {
  member_id: number;
  limits: ColumnType<KeptLimit[], string | undefined, string>;
  reminder_minutes: Generated<number>;
  break_until: ColumnType<Date | null, undefined, Date>;
  is_excluded: Generated<boolean>;
  /** `null` for an exclusion without an end. */
  excluded_until: ColumnType<Date | null, undefined, Date | null>;
}
