// Every other way in: numbers and codes, other services, passkeys and the second step.
import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Somebody who came by a number or another service has no account name until they choose one.
  `alter table member
    alter column account_key drop not null,
    add column mobile text unique,
    add column avatar_other text not null default '',
    add column language text not null default '',
    add column safebox_hash text`,

  'create table platform_secret (name text primary key, value text not null)',

  `create table sms_code (
    id bigint generated always as identity primary key,
    mobile text not null,
    purpose smallint not null check (purpose between 0 and 4),
    digest text not null,
    fingerprint_digest text not null,
    address text not null,
    sent_at timestamptz not null,
    expire_at timestamptz not null,
    used_at timestamptz,
    used_by text
  )`,
  'create index sms_code_mobile on sms_code (mobile, sent_at desc)',
  'create index sms_code_fingerprint on sms_code (fingerprint_digest, sent_at desc)',
  'create index sms_code_address on sms_code (address, sent_at desc)',
  'create index sms_code_time on sms_code (sent_at)',

  `create table text_message (
    id bigint generated always as identity primary key,
    mobile text not null,
    text text not null,
    is_decoy boolean not null,
    sent_at timestamptz not null
  )`,
  'create index text_message_time on text_message (sent_at)',

  `create table identity (
    provider text not null check (provider in ('google', 'facebook', 'line')),
    subject text not null,
    member_id bigint not null references member (id),
    label text not null,
    name text not null,
    bound_at timestamptz not null,
    primary key (provider, subject),
    unique (member_id, provider)
  )`,
  'create table used_seal (digest text primary key, expire_at timestamptz not null)',

  `create table passkey (
    id text primary key,
    member_id bigint not null references member (id),
    public_key text not null,
    counter bigint not null,
    transports jsonb not null default '[]',
    name text not null,
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index passkey_member on passkey (member_id, created_at)',
  `create table passkey_challenge (
    digest text primary key,
    kind text not null check (kind in ('register', 'login', 'step')),
    member_id bigint references member (id),
    expire_at timestamptz not null
  )`,
  'create index passkey_challenge_time on passkey_challenge (expire_at)',

  `create table second_step (
    member_id bigint not null references member (id),
    method text not null check (method in ('sms', 'totp', 'passkey')),
    secret text,
    pending_secret text,
    last_counter bigint not null default 0,
    on_since timestamptz,
    primary key (member_id, method)
  )`,
  `create table sign_in_challenge (
    digest text primary key,
    member_id bigint not null references member (id),
    fingerprint_digest text not null,
    methods jsonb not null,
    expire_at timestamptz not null
  )`,
  'create index sign_in_challenge_time on sign_in_challenge (expire_at)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
