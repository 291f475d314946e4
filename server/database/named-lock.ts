// Locks by name, for whatever is counted before a row is written: without one, calls at the same time count alike.
import { sql } from 'kysely';
import type { Trx } from './tables/tables.ts';

/** Held until the transaction ends. Taken in one order, so that no two transactions wait for each other. */
export async function lockNamed(trx: Trx, names: readonly string[]): Promise<void> {
  for (const name of [...new Set(names)].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
