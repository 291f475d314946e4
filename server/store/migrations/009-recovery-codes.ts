// Codes that stand in for a lost authenticator app.
import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table recovery_code (
    member_id bigint not null references member (id),
    digest text not null,
    made_at timestamptz not null,
    used_at timestamptz,
    primary key (member_id, digest)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
