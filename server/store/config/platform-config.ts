// What an operator sets beside the catalogue, field by field.
import { sql } from 'kysely';
import type { CustomerServiceEntry } from '#src/contract/support.ts';
import type { Db } from '../../database/tables/tables.ts';
import type { Texts } from '../../languages/language.ts';
import type { BonusConfig } from './bonus-config.ts';
import type { WithdrawalConfig } from './withdrawal-config.ts';

/** A text, or one per language. */
export type Text = string | Texts;

/** Any text in it may be a `Text`. */
export type Translatable<T> = T extends string
  ? T | Text
  : T extends readonly (infer U)[]
    ? readonly Translatable<U>[]
    : T extends object
      ? { readonly [K in keyof T]: Translatable<T[K]> }
      : T;

/** What members never see directly. */
export interface PlatformConfig {
  readonly customerServices: readonly CustomerServiceEntry[];
  /** Start balance of a new member. */
  readonly welcomeCoin: number;
  /** Sign-in methods that are switched on. */
  readonly loginTypes: readonly number[];
  /** Absent in a catalogue of an earlier build. */
  readonly withdrawal?: WithdrawalConfig;
  /** What differs from the usual rules. */
  readonly bonus?: Partial<BonusConfig>;
}

/** Adds or replaces fields and leaves the others. */
export async function setConfig(trx: Db, audience: 'app' | 'platform', fields: object): Promise<void> {
  const values = Object.entries(fields).map(([key, value]) => ({
    key,
    audience,
    value: JSON.stringify(value),
  }));
  if (values.length === 0) return;
  await trx
    .insertInto('config_entry')
    .values(values)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: sql`excluded.value` }))
    .execute();
}
