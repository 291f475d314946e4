// Sessions know when they last proved who they belong to, and members have an inbox.
import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  'alter table session add column proved_at timestamptz',

  // Texts are per language, as in the catalogue.
  `create table mail (
    id bigint generated always as identity primary key,
    member_id bigint not null references member (id),
    type smallint not null,
    title jsonb not null,
    summary jsonb not null,
    content jsonb not null,
    awards jsonb not null default '[]',
    click_type smallint,
    click_action text,
    sent_at timestamptz not null,
    expire_at timestamptz,
    read_at timestamptz,
    received_at timestamptz,
    deleted_at timestamptz
  )`,
  'create index mail_member on mail (member_id, sent_at desc, id desc) where deleted_at is null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
