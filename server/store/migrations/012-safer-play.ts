// Limits that members set for themselves, breaks and self-exclusion.
import { type Kysely, sql } from 'kysely';

const TABLE = `create table safer_play (
  member_id bigint primary key references member (id),
  limits jsonb not null default '[]',
  reminder_minutes integer not null default 0 check (reminder_minutes >= 0),
  break_until timestamptz,
  is_excluded boolean not null default false,
  excluded_until timestamptz,
  check (is_excluded or excluded_until is null)
)`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(TABLE).execute(db);
}
