// Codes that an installation asks for which the owner of the number has signed in from are counted apart.
import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // As before, plus 4 for such an installation.
  `alter table sms_code
    drop constraint sms_code_quota_check,
    add constraint sms_code_quota_check check (quota between 0 and 7)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
