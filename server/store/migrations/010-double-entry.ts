// Double entry: the other side of every entry is an account with a balance of its own, and the database refuses a
// balance that no entry explains.
import { type Kysely, sql } from 'kysely';

/** Rows an account of the platform is spread over, so that members who play at the same moment do not wait for each other. */
export const SHARDS = 32;

const ACCOUNTS = ['house', 'promotion', 'deposit', 'withdrawal', 'agent', 'correction'];

/** An account's balance is what members have lost to it, so it is negative for one that pays. */
const TABLES = [
  `create table ledger_account (
    code text not null,
    shard smallint not null check (shard between 0 and ${SHARDS - 1}),
    balance bigint not null default 0,
    seq bigint not null default 0,
    primary key (code, shard)
  ) with (fillfactor = 70)`,
  `insert into ledger_account (code, shard)
    select code, shard from unnest(array['${ACCOUNTS.join("', '")}']) code, generate_series(0, ${SHARDS - 1}) shard`,
  `alter table ledger_entry
    add column counter_shard smallint,
    add column counter_seq bigint,
    add column counter_balance bigint`,
];

/** Entries of earlier builds get the running balance of their other side, in the order in which they were written. */
const EARLIER_ENTRIES = [
  'alter table ledger_entry disable trigger ledger_entry_fixed',
  `update ledger_entry entry
    set counter_shard = placed.shard, counter_seq = placed.seq, counter_balance = placed.balance
    from (
      select member_id, seq as entry_seq, (member_id % ${SHARDS})::smallint as shard,
        row_number() over other_side as seq, -sum(amount) over other_side as balance
      from ledger_entry
      window other_side as (
        partition by counter, member_id % ${SHARDS} order by created_at, member_id, seq
        rows between unbounded preceding and current row)
    ) placed
    where placed.member_id = entry.member_id and placed.entry_seq = entry.seq`,
  'alter table ledger_entry enable trigger ledger_entry_fixed',
  `update ledger_account account
    set seq = summed.seq, balance = summed.balance
    from (
      select counter, counter_shard, count(*) as seq, -sum(amount)::bigint as balance
      from ledger_entry group by counter, counter_shard
    ) summed
    where account.code = summed.counter and account.shard = summed.counter_shard`,
];

const RULES = [
  `alter table ledger_entry
    alter column counter_shard set not null,
    alter column counter_seq set not null,
    alter column counter_balance set not null,
    add foreign key (counter, counter_shard) references ledger_account (code, shard)`,
  `create unique index ledger_entry_other_side on ledger_entry (counter, counter_shard, counter_seq)`,
  // They run when the statement has written both sides and the entry.
  `create function refuse_unexplained_balance() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' and new.coin = 0 and new.safebox = 0 and new.seq = 0 then return null; end if;
    if not exists (
      select from ledger_entry entry
      where entry.member_id = new.member_id and entry.seq = new.seq
        and entry.balance = case entry.pocket when 'coin' then new.coin else new.safebox end
    ) then raise exception 'no ledger entry explains this balance' using errcode = 'check_violation'; end if;
    return null;
  end $$`,
  `create trigger member_balance_explained after insert or update of coin, safebox, seq on member_balance
    for each row execute function refuse_unexplained_balance()`,
  `create function refuse_unexplained_account() returns trigger language plpgsql as $$
  begin
    if not exists (
      select from ledger_entry entry
      where entry.counter = new.code and entry.counter_shard = new.shard
        and entry.counter_seq = new.seq and entry.counter_balance = new.balance
    ) then raise exception 'no ledger entry explains this balance' using errcode = 'check_violation'; end if;
    return null;
  end $$`,
  `create trigger ledger_account_explained after update on ledger_account
    for each row execute function refuse_unexplained_account()`,
  `create function refuse_unbalanced_entry() returns trigger language plpgsql as $$
  begin
    if not exists (
      select from member_balance mine
      where mine.member_id = new.member_id and mine.seq = new.seq
        and new.balance = case new.pocket when 'coin' then mine.coin else mine.safebox end
    ) or not exists (
      select from ledger_account other
      where other.code = new.counter and other.shard = new.counter_shard
        and other.seq = new.counter_seq and other.balance = new.counter_balance
    ) then raise exception 'both sides of a ledger entry move with it' using errcode = 'check_violation'; end if;
    return null;
  end $$`,
  `create trigger ledger_entry_balanced after insert on ledger_entry
    for each row execute function refuse_unbalanced_entry()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...TABLES, ...EARLIER_ENTRIES, ...RULES]) await sql.raw(statement).execute(db);
}
