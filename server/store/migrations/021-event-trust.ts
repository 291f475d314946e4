// How far an event can be believed: who sent it, and whether its number can be. Views leave out what cannot be.
import { type Kysely, sql } from 'kysely';
import { bounded, DAY, HAPPENED_AT, IS_PLAUSIBLE } from './003-event-delivery.ts';

const TABLES = [
  `alter table event
    add column proof text check (proof in ('proved', 'other', 'none')),
    add column is_implausible boolean not null default false,
    add column is_believed boolean`,
  `create table event_installation (
    install_id uuid primary key,
    highest_seq bigint not null,
    first_at timestamptz not null,
    last_received_at timestamptz not null
  )`,
  `insert into event_installation (install_id, highest_seq, first_at, last_received_at)
    select install_id, max(event_seq), min(received_at), max(received_at)
    from event where install_id is not null and event_seq is not null group by install_id`,
  'drop index event_number',
  // In the order in which gaps are looked for, and with all that this needs.
  `create index event_number on event (install_id, event_seq desc) include (received_at, proof)
    where not is_implausible`,
  'create index rejected_event_received on rejected_event (received_at)',
  'create index event_implausible on event (received_at) where is_implausible',
];

const EVENTS_DATED = `
create or replace view events_dated as
select
  event_id, install_id, event_seq,
  event_name,
  event_interface_id as element,
  event_show_type as shown_as,
  -- Apps from before the tracking plan put the kind of an error there.
  case when event_name <> 'error' then nullif(event_room_id, '') end as game_id,
  nullif(event_from, '') as came_from,
  nullif(event_user_id, 0) as member_id,
  channel, app_id, version,
  day, happened_at, received_at,
  case when clock_was_wrong then null
    else greatest(0, date_part('epoch', received_at - happened_at)) end as latency_seconds,
  clock_was_wrong,
  event_time,
  copies - 1 as duplicates,
  event_props as props,
  refused_props,
  is_unknown,
  position,
  proof,
  is_implausible
from (
  select event.*, ${DAY} as day, ${HAPPENED_AT} as happened_at, not (${IS_PLAUSIBLE}) as clock_was_wrong
  from event
) dated`;

const COLUMNS = `
  event_id, install_id, event_seq, event_name, element, shown_as, game_id, came_from, member_id,
  channel, app_id, version, day, happened_at, received_at, latency_seconds, clock_was_wrong, event_time, duplicates,
  props, position, proof`;

// Unless it was stored after all.
const EVENTS_REFUSED = `
create or replace view events_refused as
select
  event_id, install_id, event_seq, event_name, coalesce(version, '') as version,
  ${DAY} as day, received_at, reason, copies, body
from rejected_event refused
where not exists (select from event where event.event_id = refused.event_id)
  and not exists (
    select from event
    where event.install_id = refused.install_id and event.event_seq = refused.event_seq and not is_implausible)
  and not exists (
    select from event_second_number second
    where second.install_id = refused.install_id and second.event_seq = refused.event_seq)`;

// A report without any token counts once the installation has come again with a later number.
const REPORTS = `
create view event_reports as
select
  install_id,
  split_part(split_part(event_interface_id, ':', 2), '-', 1)::bigint as first_seq,
  split_part(event_interface_id, '-', 2)::bigint as last_seq
from event report
where event_name = 'outbox_dropped'
  and event_interface_id ~ '^\\d{1,9}:\\d{1,15}-\\d{1,15}$'
  and not is_implausible
  and is_believed is not false
  and (proof is distinct from 'none' or exists (
    select from event later
    where later.install_id = report.install_id and later.event_seq > report.event_seq
      and later.received_at > report.received_at and not later.is_implausible))`;

/** What became of the numbers strictly between two that were stored: pieces of `dropped` or `missing` numbers. */
const fates = (installId: string, [below, above]: [below: string, above: string]): string => `(
  select
    case when dropped @> piece then 'dropped' else 'missing' end as fate,
    lower(piece) as from_seq,
    upper(piece) - 1 as to_seq
  from
    (select int8multirange(int8range(${below} + 1, ${above})) - coalesce(range_agg(int8range(seq, seq, '[]')), '{}')
        as unheard
      from (
        select event_seq as seq from event_second_number
        where install_id = ${installId} and event_seq between ${below} + 1 and ${above} - 1
        union all
        select event_seq from rejected_event
        where install_id = ${installId} and event_seq between ${below} + 1 and ${above} - 1
      ) heard_of) a,
    (select coalesce(range_agg(int8range(least(first_seq, last_seq), greatest(first_seq, last_seq), '[]')), '{}')
        as dropped
      from event_reports where install_id = ${installId}) b,
    lateral (select unnest(unheard * dropped) as piece union all select unnest(unheard - dropped)) c
)`;

// One request without a token can show any number: what it alone makes a gap of is not believed yet.
const DELIVERY_GAPS = `
create or replace view delivery_gaps as
select
  hole.install_id, part.from_seq, part.to_seq, hole.first_seen,
  case when part.fate = 'dropped' then 'dropped'
    when not hole.has_token and hole.first_seen = hole.last_seen then 'unconfirmed'
    when hole.first_seen > now() - interval '30 days' then 'waiting'
    else 'lost' end as state,
  null::text as reason
from (
  select
    install_id, event_seq,
    lead(event_seq, 1, 0::bigint) over later as before,
    min(received_at) over later as first_seen,
    max(received_at) over later as last_seen,
    bool_or(proof is distinct from 'none') over later as has_token
  from event
  where install_id is not null and event_seq is not null and not is_implausible
  window later as (partition by install_id order by event_seq desc rows unbounded preceding)
) hole
cross join lateral ${fates('hole.install_id', ['hole.before', 'hole.event_seq'])} part
where hole.event_seq - hole.before > 1
union all
select install_id, event_seq, event_seq, min(received_at), 'refused', min(reason)
from events_refused
where install_id is not null and event_seq is not null
group by install_id, event_seq`;

/** The event before is nearly always of the same day, version and installation: only the others are looked up. */
const REVEALS = `dated.event_seq > 1 and dated.before_that_day is distinct from dated.event_seq - 1`;

/** As `unconfirmed` in the gaps. */
const IS_CONFIRMED = `(dated.proof is distinct from 'none' or exists (
  select from event later
  where later.install_id = dated.install_id and later.event_seq >= dated.event_seq and not later.is_implausible
    and (later.proof is distinct from 'none' or later.received_at <> dated.received_at)))`;

const HOLES = `
  select
    dated.day, dated.version, 1 as stored, dated.latency_seconds, dated.duplicates, dated.clock_was_wrong,
    0 as refused, 0 as numbered_refused, hole.dropped, hole.missing, hole.unconfirmed,
    dated.is_unknown, dated.refused_props is not null as has_refused_props, 0 as implausible
  from (
    select events_dated.*,
      lag(event_seq) over (partition by day, version, install_id order by event_seq) as before_that_day
    from events_dated
    where not is_implausible
  ) dated
  cross join lateral (
    select coalesce(max(event.event_seq), 0) as seq from event
    where ${REVEALS} and event.install_id = dated.install_id and event.event_seq < dated.event_seq
      and not event.is_implausible
  ) before
  cross join lateral (
    select
      coalesce(sum(width) filter (where fate = 'dropped'), 0) as dropped,
      coalesce(sum(width) filter (where fate = 'missing' and is_confirmed), 0) as missing,
      coalesce(sum(width) filter (where fate = 'missing' and not is_confirmed), 0) as unconfirmed
    from (
      select fate, to_seq - from_seq + 1 as width, ${IS_CONFIRMED} as is_confirmed
      from ${fates('dated.install_id', ['before.seq', 'dated.event_seq'])} part
      where ${REVEALS} and dated.install_id is not null and before.seq < dated.event_seq - 1
        -- Two installations under one id count the numbers that both lack once.
        and not exists (
          select from event twin
          where twin.install_id = dated.install_id and twin.event_seq = dated.event_seq
            and twin.event_id < dated.event_id and not twin.is_implausible)
    ) parts
  ) hole`;

const DELIVERY_SUMMARY = `
create or replace view delivery_summary as
select
  day, version,
  stored + numbered_refused + dropped + missing as made,
  stored, late, duplicates_dropped, refused,
  dropped as dropped_at_limit,
  missing, clocks_wrong,
  quantiles[1] as latency_p50, quantiles[2] as latency_p95, quantiles[3] as latency_p99,
  unknown_names, with_refused_props,
  unconfirmed, implausible
from (
  select
    day, version,
    sum(stored)::bigint as stored,
    count(*) filter (where latency_seconds > 3600) as late,
    sum(duplicates)::bigint as duplicates_dropped,
    sum(refused)::bigint as refused,
    sum(numbered_refused)::bigint as numbered_refused,
    ${bounded('dropped')} as dropped,
    ${bounded('missing')} as missing,
    ${bounded('unconfirmed')} as unconfirmed,
    count(*) filter (where clock_was_wrong) as clocks_wrong,
    percentile_cont(array[0.5, 0.95, 0.99]) within group (order by latency_seconds) as quantiles,
    count(*) filter (where is_unknown) as unknown_names,
    count(*) filter (where has_refused_props) as with_refused_props,
    sum(implausible)::bigint as implausible
  from (
    ${HOLES}
    union all
    -- The number of an unreadable one is missing already.
    select day, version, 0, null, 0, false, 1, (event_seq is not null)::int, 0, 0, 0, false, false, 0
    from events_refused
    union all
    select day, version, 0, null, 0, false, 0, 0, 0, 0, 0, false, false, 1 from events_dated where is_implausible
  ) each
  group by day, version
) counted`;

// A copied profile: two devices give out the same number for different events.
const SHARED = `
create view installations_shared as
select
  install_id,
  count(*) as numbers_twice,
  min(event_seq) as first_number,
  min(first_seen) as first_seen,
  max(last_seen) as last_seen
from (
  select install_id, event_seq, min(received_at) as first_seen, max(received_at) as last_seen
  from event
  where install_id is not null and event_seq is not null and not is_implausible
  group by install_id, event_seq
  having count(*) > 1
) twice
group by install_id`;

const TODAY = `(now() at time zone 'UTC')::date`;

/** The stored number next to a gap: of its day, some events of the gap may be. */
const dayBeside = (seq: string): string => `(
  select day from events_dated
  where events_dated.install_id = gap.install_id and not is_implausible and ${seq} limit 1)`;

// How complete a day is: what is still owed, and how much of such a day had come at the same age a month ago.
const DAY_FINALITY = `
create view day_finality as
with earlier as (
  select (received_at at time zone 'UTC')::date - day as delay, count(*) as events
  from events_dated
  where not is_implausible and day between ${TODAY} - 60 and ${TODAY} - 31
  group by delay
),
owed as (
  select install_id, greatest(first_day, last_day - 31) as first_day, last_day
  from (
    select
      gap.install_id,
      ${dayBeside('event_seq < gap.from_seq order by event_seq desc')} as first_day,
      ${dayBeside('event_seq > gap.to_seq order by event_seq')} as last_day
    from delivery_gaps gap
    where gap.state in ('waiting', 'unconfirmed')
  ) beside
)
select
  day, stored, installations,
  (select count(distinct install_id) from owed where day between first_day and last_day) as owed,
  not_seen_since,
  (select round(100.0 * coalesce(sum(events) filter (where delay < ${TODAY} - day), 0) / sum(events), 2) from earlier)
    as usual_percent
from (
  select
    day,
    count(*) as stored,
    count(distinct install_id) as installations,
    count(distinct install_id) filter (
      where last_received_at < ((day + 1)::timestamp at time zone 'UTC')) as not_seen_since
  from events_dated
  left join event_installation using (install_id)
  where not is_implausible
  group by day
) each`;

const VIEWS = [
  EVENTS_DATED,
  `create or replace view events_clean as
    select ${COLUMNS} from events_dated where not is_unknown and not is_implausible`,
  `create or replace view events_unknown as
    select ${COLUMNS} from events_dated where is_unknown and not is_implausible`,
  `create view events_implausible as select ${COLUMNS} from events_dated where is_implausible`,
  EVENTS_REFUSED,
  REPORTS,
  DELIVERY_GAPS,
  DELIVERY_SUMMARY,
  SHARED,
  DAY_FINALITY,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...TABLES, ...VIEWS]) await sql.raw(statement).execute(db);
}
