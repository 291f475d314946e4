// Coin that can only be withdrawn once it has been staked, a row for each entry that brought it.
import { type Kysely, sql } from 'kysely';

const TABLES = [
  `create table bound_coin (
    id bigint generated always as identity primary key,
    member_id bigint not null references member (id),
    kind text not null,
    coin bigint not null check (coin >= 0),
    required bigint not null check (required > 0),
    remaining bigint not null check (remaining > 0 and remaining <= required),
    bound_at timestamptz not null
  )`,
  'create index bound_coin_member on bound_coin (member_id, id)',
  // Of all rows of the member after the entry; null in entries of earlier builds.
  'alter table ledger_entry add column bound bigint check (bound >= 0)',
];

/**
 * Coin of earlier builds. What was given without anything to be staked is bound as far as the member has staked less
 * than that in all, and has to be staked once; what was already to be staked still is. Everything else is withdrawable.
 */
const EARLIER_COIN = `
  insert into bound_coin (member_id, kind, coin, required, remaining, bound_at)
  with came as (
    select member_id,
      coalesce(sum(amount) filter (where kind in ('welcome', 'bind', 'signIn', 'vipDaily', 'vipLevel', 'task',
        'loginBonus', 'redPacket', 'mail', 'inviteCashOut', 'commission', 'inviteStep', 'rebate')), 0) as given,
      coalesce(sum(amount) filter (where kind in ('deposit', 'depositBonus', 'activity')), 0) as deposited
    from ledger_entry
    where kind not in ('bet', 'win')
    group by member_id
  ), asked as (
    select mine.member_id, mine.coin, came.deposited,
      least(mine.coin, greatest(0, came.given - mine.staked)) as unstaked,
      greatest(0, mine.turnover_required - greatest(0, mine.staked - mine.turnover_from)) as remaining
    from member_balance mine join came on came.member_id = mine.member_id
  ), bound as (
    select member_id, 'deposit' as kind, least(coin - unstaked, deposited, remaining) as coin, remaining from asked
    union all
    select member_id, 'welcome', unstaked, unstaked from asked
  )
  select member_id, kind, coin, remaining, remaining, now() from bound where coin > 0 and remaining > 0`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...TABLES, EARLIER_COIN]) await sql.raw(statement).execute(db);
}
