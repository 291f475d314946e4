// Counts that several processes share.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shared_limit (
      key text primary key,
      begins_at timestamptz not null,
      count integer not null
    )`.execute(db);
}
