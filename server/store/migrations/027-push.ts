// Push subscriptions, one a session, and the messages that wait to be sent: at most one a subscription and topic.
import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table push_subscription (
    session_id uuid primary key references session (id) on delete cascade,
    member_id bigint not null references member (id),
    endpoint_digest text not null unique,
    subscription text not null,
    origin text not null,
    language text not null,
    withdraw boolean not null,
    mail boolean not null,
    bonus boolean not null,
    lit text not null default '',
    looked_at timestamptz not null
  )`,
  'create index push_subscription_member on push_subscription (member_id)',
  'create index push_subscription_looked on push_subscription (looked_at) where bonus',
  `create table push_message (
    session_id uuid not null references push_subscription (session_id) on delete cascade,
    topic text not null check (topic in ('withdraw', 'mail', 'bonus')),
    created_at timestamptz not null,
    due_at timestamptz not null,
    tries smallint not null default 0,
    primary key (session_id, topic)
  )`,
  'create index push_message_due on push_message (due_at)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
