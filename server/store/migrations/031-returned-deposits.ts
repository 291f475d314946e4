// Deposits that were paid and sent back, because the member could not be credited.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table deposit_order add column returned_at timestamptz').execute(db);
}
