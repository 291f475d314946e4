// Feedback with its conversation, and the pictures that were uploaded for it.
import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table feedback (
    id bigint generated always as identity primary key,
    member_id bigint references member (id),
    fingerprint text not null,
    address text not null,
    type_id bigint not null,
    contact text not null default '',
    status smallint not null default 0 check (status in (0, 1, 2)),
    unread boolean not null default false,
    created_at timestamptz not null
  )`,
  'create index feedback_member on feedback (member_id, id desc)',
  'create index feedback_fingerprint on feedback (fingerprint, created_at)',
  'create index feedback_address on feedback (address, created_at)',
  `create table feedback_message (
    id bigint generated always as identity primary key,
    feedback_id bigint not null references feedback (id),
    sender text not null check (sender in ('member', 'staff')),
    content text not null,
    created_at timestamptz not null
  )`,
  'create index feedback_message_feedback on feedback_message (feedback_id, id)',
  // A picture without a message was uploaded and not sent yet.
  `create table uploaded_image (
    id text primary key,
    member_id bigint references member (id),
    fingerprint text not null,
    address text not null,
    message_id bigint references feedback_message (id),
    place smallint not null default 0,
    bytes bytea not null,
    created_at timestamptz not null
  )`,
  'create index uploaded_image_message on uploaded_image (message_id, place)',
  'create index uploaded_image_fingerprint on uploaded_image (fingerprint, created_at)',
  'create index uploaded_image_address on uploaded_image (address, created_at)',
  'create index uploaded_image_unsent on uploaded_image (created_at) where message_id is null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
