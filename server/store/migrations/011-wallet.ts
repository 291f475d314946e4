// Deposits, withdrawals, the accounts that receive them, held items, and what has to be staked before a withdrawal.
import { type Kysely, sql } from 'kysely';

const TABLES = [
  `create table deposit_order (
    order_id text primary key,
    member_id bigint not null references member (id),
    request_id uuid not null,
    recharge_type_id bigint not null,
    amount bigint not null check (amount > 0),
    fee bigint not null check (fee >= 0 and fee < amount),
    bonus bigint not null check (bonus >= 0),
    coupon_id bigint,
    coupon_bonus bigint not null check (coupon_bonus >= 0),
    bank_id bigint,
    status smallint not null default 0 check (status between 0 and 3),
    created_at timestamptz not null,
    expire_at timestamptz not null,
    settled_at timestamptz,
    unique (member_id, request_id)
  )`,
  'create index deposit_order_member on deposit_order (member_id, created_at desc)',
  'create index deposit_order_waiting on deposit_order (expire_at) where status = 0',
  `create table withdrawal_order (
    order_id text primary key,
    member_id bigint not null references member (id),
    request_id uuid not null,
    name text not null,
    amount bigint not null check (amount > 0),
    fee bigint not null check (fee >= 0 and fee < amount),
    bank_id bigint not null,
    account_no text not null,
    account_name text not null,
    status smallint not null default 0 check (status between 0 and 4),
    reason text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (member_id, request_id)
  )`,
  'create index withdrawal_order_member on withdrawal_order (member_id, created_at desc)',
  // One open order at a time, whatever two processes have read before they write.
  'create unique index withdrawal_order_open on withdrawal_order (member_id) where status < 3',
  `create table receiving_account (
    member_id bigint not null references member (id),
    bank_id bigint not null,
    account_no text not null,
    account_name text not null,
    is_default boolean not null,
    status smallint not null default 1 check (status in (1, 2, 3)),
    reason text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (member_id, bank_id),
    unique (bank_id, account_no)
  )`,
  'create unique index receiving_account_default on receiving_account (member_id) where is_default',
  `create table held_item (
    id bigint generated always as identity primary key,
    member_id bigint not null references member (id),
    item_id bigint not null,
    num bigint not null check (num > 0),
    source text not null,
    received_at timestamptz not null,
    expire_at timestamptz,
    used_at timestamptz,
    used_by text,
    unique (member_id, source)
  )`,
  'create index held_item_member on held_item (member_id, received_at desc)',
  // What was staked since `turnover_from` counts towards `turnover_required`.
  `alter table member_balance
    add column turnover_required bigint not null default 0 check (turnover_required >= 0),
    add column turnover_from bigint not null default 0`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of TABLES) await sql.raw(statement).execute(db);
}
