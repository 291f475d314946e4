// What the inbox asks for often: whether something is unread, and what is old enough to be deleted.
import { type Kysely, sql } from 'kysely';

const INDEXES = [
  'create index mail_unread on mail (member_id) where read_at is null and deleted_at is null',
  'create index mail_sent on mail (sent_at)',
  'create index mail_deleted on mail (deleted_at) where deleted_at is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of INDEXES) await sql.raw(statement).execute(db);
}
