// What proves delivery: copies counted, numbers remembered, refusals named, and the views that read them.
import { type Kysely, sql } from 'kysely';

/** Epoch seconds of the receipt; by way of UTC, because an index wants an expression that no setting changes. */
const RECEIVED_S = `date_part('epoch', received_at at time zone 'UTC')`;

/**
 * No event waits longer than 30 days, and a day is left for slow starts. Five seconds ahead are the rounding
 * of the second and of the device's offset.
 */
export const IS_PLAUSIBLE = `event_time between ${RECEIVED_S} - 31 * 86400 and ${RECEIVED_S} + 5`;

/** UTC. Inside the case, because a wild second may lie beyond what a timestamp holds. */
export const DAY = `(case when ${IS_PLAUSIBLE} then to_timestamp(event_time) else received_at end at time zone 'UTC')::date`;

/** The second of the event, with the milliseconds inside its id where that is a UUID of version 7. */
export const HAPPENED_AT = `case when ${IS_PLAUSIBLE} then to_timestamp(event_time +
    case when substr(event_id::text, 15, 1) = '7'
      then (('x' || substr(event_id::text, 1, 8) || substr(event_id::text, 10, 4))::bit(48)::bigint % 1000) / 1000::float8
      else 0 end)
  else received_at end`;

const TABLES = [
  'alter table event add column copies integer not null default 1',
  // An event handed over twice took two numbers: neither of them is missing.
  `create table event_second_number (
    install_id uuid not null,
    event_seq bigint not null,
    event_id uuid not null,
    received_at timestamptz not null,
    primary key (install_id, event_seq)
  )`,
  // As far as a refused event could be read.
  `alter table rejected_event
    add column event_id uuid,
    add column install_id uuid,
    add column event_seq bigint,
    add column event_name text,
    add column event_time bigint,
    add column version text`,
  'create index rejected_event_number on rejected_event (install_id, event_seq)',
];

/** Events come in the order of their receipt, so a summary of each range of pages finds them; not every engine has it. */
export const receiptIndex = (method: string): string => `
do $$ begin
  create index if not exists event_received on event using ${method} (received_at);
exception when feature_not_supported or undefined_object then
  create index if not exists event_received on event (received_at);
end $$`;

const INDEXES = [
  receiptIndex('brin'),
  // In the order in which gaps are looked for, and with all that this needs.
  'create index event_number on event (install_id, event_seq desc) include (received_at)',
  `create index event_day on event ((${DAY}))`,
  `create index event_dropped on event (install_id) where event_name = 'outbox_dropped'`,
];

const EVENTS_CLEAN = `
create view events_clean as
select
  event_id, install_id, event_seq,
  event_name,
  event_interface_id as element,
  event_show_type as shown_as,
  nullif(event_room_id, '') as game_id,
  nullif(event_from, '') as came_from,
  nullif(event_user_id, 0) as member_id,
  channel, app_id, version,
  day, happened_at, received_at,
  case when clock_was_wrong then null
    else greatest(0, date_part('epoch', received_at - happened_at)) end as latency_seconds,
  clock_was_wrong,
  event_time,
  copies - 1 as duplicates
from (
  select event.*, ${DAY} as day, ${HAPPENED_AT} as happened_at, not (${IS_PLAUSIBLE}) as clock_was_wrong
  from event
) dated`;

// Unless it was stored after all.
const EVENTS_REFUSED = `
create view events_refused as
select
  event_id, install_id, event_seq, event_name, coalesce(version, '') as version,
  ${DAY} as day, received_at, reason, copies, body
from rejected_event refused
where not exists (select from event where event.event_id = refused.event_id)
  and not exists (
    select from event
    where event.install_id = refused.install_id and event.event_seq = refused.event_seq)
  and not exists (
    select from event_second_number second
    where second.install_id = refused.install_id and second.event_seq = refused.event_seq)`;

/** What became of the numbers strictly between two that were stored: pieces of `dropped` or `missing` numbers. */
export const fates = (installId: string, [below, above]: [below: string, above: string]): string => `(
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
      from (
        select
          split_part(split_part(event_interface_id, ':', 2), '-', 1)::bigint as first_seq,
          split_part(event_interface_id, '-', 2)::bigint as last_seq
        from event
        where install_id = ${installId} and event_name = 'outbox_dropped'
          and event_interface_id ~ '^\\d{1,9}:\\d{1,15}-\\d{1,15}$'
      ) told) b,
    lateral (select unnest(unheard * dropped) as piece union all select unnest(unheard - dropped)) c
)`;

const DELIVERY_GAPS = `
create view delivery_gaps as
select
  hole.install_id, part.from_seq, part.to_seq, hole.first_seen,
  case when part.fate = 'dropped' then 'dropped'
    when hole.first_seen > now() - interval '30 days' then 'waiting'
    else 'lost' end as state,
  null::text as reason
from (
  select
    install_id, event_seq,
    lead(event_seq, 1, 0::bigint) over later as before,
    min(received_at) over later as first_seen
  from event
  where install_id is not null and event_seq is not null
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
export const REVEALS = `dated.event_seq > 1 and dated.before_that_day is distinct from dated.event_seq - 1`;

/** Anybody may send an absurd number: the sum stays one that every client reads exactly. */
export const bounded = (width: string): string => `least(sum(${width}), 9007199254740991)::bigint`;

const DELIVERY_SUMMARY = `
create view delivery_summary as
select
  day, version,
  stored + refused + dropped + missing as made,
  stored, late, duplicates_dropped, refused,
  dropped as dropped_at_limit,
  missing, clocks_wrong,
  quantiles[1] as latency_p50, quantiles[2] as latency_p95, quantiles[3] as latency_p99
from (
  select
    day, version,
    sum(stored)::bigint as stored,
    count(*) filter (where latency_seconds > 3600) as late,
    sum(duplicates)::bigint as duplicates_dropped,
    sum(refused)::bigint as refused,
    ${bounded('dropped')} as dropped,
    ${bounded('missing')} as missing,
    count(*) filter (where clock_was_wrong) as clocks_wrong,
    percentile_cont(array[0.5, 0.95, 0.99]) within group (order by latency_seconds) as quantiles
  from (
    select
      dated.day, dated.version, 1 as stored, dated.latency_seconds, dated.duplicates, dated.clock_was_wrong,
      0 as refused, hole.dropped, hole.missing
    from (
      select events_clean.*,
        lag(event_seq) over (partition by day, version, install_id order by event_seq) as before_that_day
      from events_clean
    ) dated
    cross join lateral (
      select coalesce(max(event.event_seq), 0) as seq from event
      where ${REVEALS} and event.install_id = dated.install_id and event.event_seq < dated.event_seq
    ) before
    cross join lateral (
      select
        coalesce(sum(to_seq - from_seq + 1) filter (where fate = 'dropped'), 0) as dropped,
        coalesce(sum(to_seq - from_seq + 1) filter (where fate = 'missing'), 0) as missing
      from ${fates('dated.install_id', ['before.seq', 'dated.event_seq'])} part
      where ${REVEALS} and dated.install_id is not null and before.seq < dated.event_seq - 1
        -- Two installations under one id count the numbers that both lack once.
        and not exists (
          select from event twin
          where twin.install_id = dated.install_id and twin.event_seq = dated.event_seq
            and twin.event_id < dated.event_id)
    ) hole
    union all
    select day, version, 0, null, 0, false, 1, 0, 0 from events_refused
  ) each
  group by day, version
) counted`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const views = [EVENTS_CLEAN, EVENTS_REFUSED, DELIVERY_GAPS, DELIVERY_SUMMARY];
  for (const statement of [...TABLES, ...INDEXES, ...views]) await sql.raw(statement).execute(db);
}
