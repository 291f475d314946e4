// What operators did to the platform, so that somebody can answer for it later.
import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Written before the act, so that one that was cut off is there as well: without an outcome.
  `create table audit (
    id bigint generated always as identity primary key,
    acted_at timestamptz not null,
    actor text not null,
    command text not null,
    subject text not null,
    reason text not null,
    outcome text check (outcome in ('done', 'refused', 'failed'))
  )`,
  'create index audit_subject on audit (command, subject)',
  'create index request_memory_request on request_memory (request_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
