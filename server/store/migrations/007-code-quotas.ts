// Codes are counted by who may ask for them.
import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // 0 anyone who types the number, 1 forgotten password, 2 after a passed first step, 3 the signed-in member.
  `alter table sms_code
    add column quota smallint not null default 0 check (quota between 0 and 3)`,
  'update sms_code set quota = case purpose when 2 then 1 when 4 then 2 else 0 end',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
