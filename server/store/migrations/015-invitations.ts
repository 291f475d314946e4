// When a member was invited; null if that was with the registration.
import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  'alter table member add column invited_at timestamptz',
  'alter table member add constraint member_not_own_inviter check (inviter_id <> id)',
  // The friends of a member in the order in which they were invited.
  `create index member_friend on member (inviter_id, (coalesce(invited_at, registered_at)))
    where inviter_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
