// Members, money, sessions, games and events: what the first build stores.
import { type Kysely, sql } from 'kysely';

const MEMBERS = `
create table member (
  id bigint generated always as identity (start with 100001) primary key,
  uuid uuid not null unique,
  account text not null,
  account_key text not null unique,
  account_type smallint not null check (account_type in (1, 2, 3)),
  status smallint not null default 1 check (status in (1, 2, 3)),
  nickname text not null,
  avatar integer not null default 0 check (avatar >= 0),
  invite_code text not null unique,
  inviter_id bigint references member (id),
  aid text not null default '',
  registered_at timestamptz not null
);
create index member_inviter on member (inviter_id) where inviter_id is not null;

create table credential (
  member_id bigint primary key references member (id),
  password_hash text not null,
  changed_at timestamptz not null
);

create table member_device (
  member_id bigint not null references member (id),
  fingerprint_digest text not null,
  first_seen_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (member_id, fingerprint_digest)
);

create table session (
  id uuid primary key,
  member_id bigint not null references member (id),
  token_digest text not null unique,
  device text not null,
  address text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expire_at timestamptz not null,
  ended_at timestamptz
);
create index session_member on session (member_id) where ended_at is null;

create table sign_in_try (
  id bigint generated always as identity primary key,
  account_key text not null,
  fingerprint_digest text not null,
  address text not null,
  known_device boolean not null,
  tried_at timestamptz not null
);
create index sign_in_try_account on sign_in_try (account_key, tried_at desc);
create index sign_in_try_fingerprint on sign_in_try (fingerprint_digest, tried_at desc);
create index sign_in_try_address on sign_in_try (address, tried_at desc);
create index sign_in_try_time on sign_in_try (tried_at);

create table request_memory (
  scope text not null,
  request_id uuid not null,
  call text not null,
  digest text not null,
  answer text,
  created_at timestamptz not null,
  primary key (scope, request_id)
);
create index request_memory_time on request_memory (created_at);
`;

// 9007199254740991 is the largest integer that every client reads exactly.
const MONEY = `
create table member_balance (
  member_id bigint primary key references member (id),
  coin bigint not null default 0 check (coin between 0 and 9007199254740991),
  safebox bigint not null default 0 check (safebox between 0 and 9007199254740991),
  seq bigint not null default 0,
  deposited bigint not null default 0,
  staked bigint not null default 0,
  withdrawn bigint not null default 0
) with (fillfactor = 70);

create table ledger_entry (
  member_id bigint not null references member_balance (member_id),
  seq bigint not null,
  pocket text not null check (pocket in ('coin', 'safebox')),
  counter text not null,
  kind text not null,
  type smallint not null,
  amount bigint not null check (amount <> 0),
  balance bigint not null check (balance >= 0),
  order_id text,
  game_id bigint,
  created_at timestamptz not null,
  primary key (member_id, seq),
  check (pocket <> counter)
);
create unique index ledger_entry_once on ledger_entry (member_id, kind, order_id) where order_id is not null;
create index ledger_entry_time on ledger_entry (member_id, created_at desc, seq desc);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger entries are never changed';
end $$;
create trigger ledger_entry_fixed before update or delete on ledger_entry
  for each row execute function refuse_ledger_change();
`;

// A digest of the config is only rebuilt when this one row has moved, whoever changed a catalogue table.
const CATALOGUE = `
create table catalogue_state (
  only_row boolean primary key default true check (only_row),
  revision bigint not null
);
insert into catalogue_state (revision) values (0);

create table game_type (
  id bigint primary key,
  name jsonb not null,
  icon text not null,
  status smallint not null,
  sort integer not null,
  revision bigint not null default 0
);
create table brand (
  id bigint primary key,
  name text not null,
  icon text not null,
  status smallint not null,
  sort integer not null,
  revision bigint not null default 0
);
create table game_platform (
  id bigint primary key,
  name text not null,
  status smallint not null,
  maintain_until timestamptz,
  revision bigint not null default 0
);
create table game (
  game_id bigint primary key,
  name text not null,
  type_id bigint not null references game_type (id),
  brand_id bigint not null references brand (id),
  platform_id bigint not null references game_platform (id),
  icon text not null,
  status smallint not null,
  sort integer not null,
  hot smallint not null default 0,
  is_new smallint not null default 0,
  try_it smallint not null default 0,
  orientation smallint not null default 0,
  tags jsonb not null default '[]',
  play text not null,
  look jsonb not null default '{}',
  min_coin bigint not null default 0,
  revision bigint not null default 0
);
create index game_revision on game (revision);

create table config_entry (
  key text primary key,
  audience text not null check (audience in ('app', 'platform')),
  value jsonb not null,
  revision bigint not null default 0
);

create function bump_catalogue() returns trigger language plpgsql as $$
begin
  update catalogue_state set revision = revision + 1;
  return null;
end $$;
create function stamp_revision() returns trigger language plpgsql as $$
begin
  new.revision := (select revision from catalogue_state);
  return new;
end $$;
`;

const CATALOGUE_TABLES = ['game_type', 'brand', 'game_platform', 'game', 'config_entry'];

const trackRevision = (table: string) => `
create trigger ${table}_bump before insert or update or delete on ${table}
  for each statement execute function bump_catalogue();
create trigger ${table}_stamp before insert or update on ${table}
  for each row execute function stamp_revision();
`;

const PLAY = `
create table game_session (
  id uuid primary key,
  member_id bigint not null references member (id),
  game_id bigint not null references game (game_id),
  trial boolean not null,
  trial_coin bigint check (trial_coin >= 0),
  launch_digest text unique,
  launch_expire_at timestamptz not null,
  token_digest text unique,
  opened_at timestamptz not null,
  seen_at timestamptz not null,
  expire_at timestamptz not null,
  ended_at timestamptz,
  check (trial = (trial_coin is not null))
);
create unique index game_session_open on game_session (member_id) where ended_at is null and not trial;
create index game_session_member on game_session (member_id, opened_at desc);

create table game_round (
  id bigint generated always as identity primary key,
  session_id uuid not null references game_session (id),
  round_key text not null,
  member_id bigint not null references member (id),
  game_id bigint not null references game (game_id),
  trial boolean not null,
  bet bigint not null check (bet > 0),
  win bigint not null default 0 check (win >= 0),
  status smallint not null check (status in (0, 1, 2)),
  outcome jsonb not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (session_id, round_key)
);
create index game_round_member on game_round (member_id, created_at desc, id desc) where not trial;

create table game_like (
  member_id bigint not null references member (id),
  game_id bigint not null references game (game_id),
  liked_at timestamptz not null,
  primary key (member_id, game_id)
);
create table game_history (
  member_id bigint not null references member (id),
  game_id bigint not null references game (game_id),
  played_at timestamptz not null,
  primary key (member_id, game_id)
);
create index game_history_time on game_history (member_id, played_at desc);
`;

// Unpartitioned: a unique key over a partition would have to hold the day, and a repeat may arrive on another one.
const EVENTS = `
create table event (
  event_id uuid primary key,
  install_id uuid,
  event_seq bigint,
  event_name text not null,
  event_interface_id text not null,
  event_show_type text not null,
  event_room_id text not null,
  event_from text not null,
  event_time bigint not null,
  event_user_id bigint not null,
  channel text not null,
  app_id text not null,
  version text not null,
  received_at timestamptz not null
);

create table rejected_event (
  digest text primary key,
  reason text not null,
  body text not null,
  copies integer not null default 1,
  received_at timestamptz not null
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const parts = [MEMBERS, MONEY, CATALOGUE, ...CATALOGUE_TABLES.map(trackRevision), PLAY, EVENTS];
  for (const statement of parts.flatMap(statements)) await sql.raw(statement).execute(db);
}

/** One statement at a time, as prepared statements want it; a function's body holds semicolons of its own. */
function statements(script: string): string[] {
  return script
    .split(/;\n(?=(?:create|insert|\n|$))/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
