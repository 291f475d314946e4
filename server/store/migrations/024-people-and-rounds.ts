// What analysts ask beyond single events: visits, who was behind them, what was played, and whether both agree.
import { type Kysely, sql } from 'kysely';

// Events of apps that send no installation or number belong to no visit.
const SESSIONS = `
create view sessions as
select
  install_id, session_number,
  (min(happened_at) at time zone 'UTC')::date as day,
  min(happened_at) as began_at,
  max(happened_at) as ended_at,
  date_part('epoch', max(happened_at) - min(happened_at)) as seconds,
  (array_agg(member_id order by happened_at desc, event_seq desc) filter (where member_id is not null))[1] as member_id,
  count(distinct member_id) as members,
  (array_agg(version order by happened_at, event_seq))[1] as version,
  (array_agg(element order by happened_at, event_seq) filter (where event_name = 'page_view'))[1] as first_screen,
  (array_agg(element order by happened_at desc, event_seq desc) filter (where event_name = 'page_view'))[1]
    as last_screen,
  count(*) as events,
  count(*) filter (where event_name = 'page_view') as screens,
  count(*) filter (where event_name = 'game_start' and shown_as <> 'trial') as game_starts,
  count(*) filter (where event_name = 'game_start' and shown_as = 'trial') as trial_starts
from (
  select silences.*,
    count(*) filter (where is_first) over (
      partition by install_id order by happened_at, event_seq, event_id) as session_number
  from (
    select events_clean.*,
      coalesce(happened_at - lag(happened_at) over (
        partition by install_id order by happened_at, event_seq, event_id) >= interval '30 minutes', true) as is_first
    from events_clean
    where install_id is not null and event_seq is not null
  ) silences
) visits
group by install_id, session_number`;

// Only what was done before the first sign-in is put down to that member: after a sign-out it may be somebody else.
const PEOPLE = `
create view people as
select
  install_id, from_seq, to_seq, first_at, last_at,
  case when span = 1 and member_id is null then next_member else member_id end as member_id,
  case
    when member_id is not null then 'signed_in'
    when span > 1 then 'signed_out'
    when next_member is not null then 'before_sign_in'
    else 'visitor' end as tie,
  events
from (
  select
    install_id, span, member_id,
    min(event_seq) as from_seq, max(event_seq) as to_seq,
    min(happened_at) as first_at, max(happened_at) as last_at,
    count(*) as events,
    lead(member_id) over (partition by install_id order by span) as next_member
  from (
    select install_id, event_seq, happened_at, member_id,
      count(*) filter (where is_other) over (partition by install_id order by event_seq, event_id) as span
    from (
      select install_id, event_seq, event_id, happened_at, member_id,
        row_number() over numbers = 1 or member_id is distinct from lag(member_id) over numbers as is_other
      from events_clean
      where install_id is not null and event_seq is not null
      window numbers as (partition by install_id order by event_seq, event_id)
    ) changes
  ) spans
  group by install_id, span, member_id
) each`;

const ROUNDS = `
create view rounds as
select
  round.id as round_id,
  round.session_id as game_session_id,
  round.member_id,
  round.game_id::text as game_id,
  round.trial,
  (round.created_at at time zone 'UTC')::date as day,
  round.created_at as played_at,
  round.settled_at,
  stake.bet,
  stake.win,
  stake.win - stake.bet as result
from game_round round
cross join lateral (
  select round.bet, round.win where round.trial
  union all
  select
    coalesce(-sum(amount) filter (where kind = 'bet'), 0)::bigint,
    coalesce(sum(amount) filter (where kind = 'win'), 0)::bigint
  from ledger_entry entry
  where entry.member_id = round.member_id and entry.kind in ('bet', 'win') and entry.order_id = 'round-' || round.id
  having not round.trial
) stake (bet, win)`;

/** Rows of a table as one measure, on the UTC day of their time. */
const recorded = (measure: string, [table, time]: readonly [table: string, time: string]): string =>
  `select '${measure}' as measure, (${time} at time zone 'UTC')::date as day, member_id from ${table}`;

const RECORDS = [
  recorded('registrations', ['(select id as member_id, registered_at from member) joined', 'registered_at']),
  recorded('sign_ins', ['session', 'created_at']),
  recorded('game_starts', ['(select * from game_session where not trial) played', 'opened_at']),
  recorded('trial_starts', ['(select * from game_session where trial) tried', 'opened_at']),
  recorded('claims', [
    `(select * from claim where kind not in ('taskTap', 'inviteSpin')) claimed`,
    'claimed_at',
  ]),
  recorded('deposits', ['deposit_order', 'created_at']),
  recorded('withdrawals', ['withdrawal_order', 'created_at']),
];

// A refusal takes back the request before it.
const EVENTS = `
  select measure, day, member_id, amount, proof
  from events_clean
  cross join lateral (
    select 'registrations' as measure, 1 as amount where event_name = 'register'
    union all select 'sign_ins', 1 where event_name in ('login', 'register')
    union all select 'game_starts', 1 where event_name = 'game_start' and shown_as <> 'trial'
    union all select 'trial_starts', 1 where event_name = 'game_start' and shown_as = 'trial'
    union all select 'claims', 1 where event_name = 'claim'
    union all select 'deposits', 1 where event_name = 'deposit_submit'
    union all select 'deposits', -1 where event_name = 'deposit_refuse'
    union all select 'withdrawals', 1 where event_name = 'withdraw_submit'
    union all select 'withdrawals', -1 where event_name = 'withdraw_refuse'
  ) counted
  where event_name in ('register', 'login', 'game_start', 'claim',
    'deposit_submit', 'deposit_refuse', 'withdraw_submit', 'withdraw_refuse')`;

const RECONCILIATION = `
create view reconciliation as
with told as (
  select day, measure, sum(amount)::bigint as by_source,
    coalesce(sum(amount) filter (where proof = 'proved'), 0)::bigint as proved
  from (${EVENTS}) each group by day, measure
  union all
  select day, 'players', count(distinct member_id), count(distinct member_id) filter (where proof = 'proved')
  from events_clean where event_name = 'game_start' and shown_as <> 'trial' group by day
  union all
  select day, 'rounds', count(*), null from rounds where not trial and bet > 0 group by day
),
kept as (
  select day, measure, count(*) as by_records
  from (${RECORDS.join('\n  union all\n  ')}) each group by day, measure
  union all
  select (opened_at at time zone 'UTC')::date, 'players', count(distinct member_id)
  from game_session where not trial group by 1
  union all
  select (created_at at time zone 'UTC')::date, 'rounds', count(*) from game_round where not trial group by 1
)
select
  day, measure,
  case measure when 'rounds' then 'ledger' else 'events' end as source,
  coalesce(by_source, 0) as by_source,
  case when measure <> 'rounds' then coalesce(proved, 0) end as proved,
  coalesce(by_records, 0) as by_records,
  coalesce(by_source, 0) - coalesce(by_records, 0) as difference
from told
full join kept using (day, measure)`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const view of [SESSIONS, PEOPLE, ROUNDS, RECONCILIATION]) await sql.raw(view).execute(db);
}
