// Properties of events, and events whose names no tracking plan knows kept apart from the others.
import { type Kysely, sql } from 'kysely';
import { bounded, DAY, fates, HAPPENED_AT, IS_PLAUSIBLE, REVEALS } from './003-event-delivery.ts';

const TABLES = [
  `alter table event
    add column is_unknown boolean not null default false,
    add column event_props jsonb,
    add column refused_props jsonb`,
  'create index event_unknown on event (received_at) where is_unknown',
  'create index event_refused_props on event (received_at) where refused_props is not null',
];

/** Every event of the store: what is delivered is counted whatever its name. */
const EVENTS_DATED = `
create view events_dated as
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
  copies - 1 as duplicates,
  event_props as props,
  refused_props,
  is_unknown
from (
  select event.*, ${DAY} as day, ${HAPPENED_AT} as happened_at, not (${IS_PLAUSIBLE}) as clock_was_wrong
  from event
) dated`;

const COLUMNS = `
  event_id, install_id, event_seq, event_name, element, shown_as, game_id, came_from, member_id,
  channel, app_id, version, day, happened_at, received_at, latency_seconds, clock_was_wrong, event_time, duplicates,
  props`;

const EVENTS_CLEAN = `
create or replace view events_clean as select ${COLUMNS} from events_dated where not is_unknown`;

const EVENTS_UNKNOWN = `create view events_unknown as select ${COLUMNS} from events_dated where is_unknown`;

const PROPS_REFUSED = `
create view props_refused as
select
  event_id, event_name, version, day, received_at,
  refused.name as prop, refused.value, refused.reason
from events_dated
cross join lateral jsonb_to_recordset(refused_props) as refused (name text, value text, reason text)
where refused_props is not null`;

/** As before, over every event, with two columns more. */
const DELIVERY_SUMMARY = `
create or replace view delivery_summary as
select
  day, version,
  stored + refused + dropped + missing as made,
  stored, late, duplicates_dropped, refused,
  dropped as dropped_at_limit,
  missing, clocks_wrong,
  quantiles[1] as latency_p50, quantiles[2] as latency_p95, quantiles[3] as latency_p99,
  unknown_names, with_refused_props
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
    percentile_cont(array[0.5, 0.95, 0.99]) within group (order by latency_seconds) as quantiles,
    count(*) filter (where is_unknown) as unknown_names,
    count(*) filter (where has_refused_props) as with_refused_props
  from (
    select
      dated.day, dated.version, 1 as stored, dated.latency_seconds, dated.duplicates, dated.clock_was_wrong,
      0 as refused, hole.dropped, hole.missing,
      dated.is_unknown, dated.refused_props is not null as has_refused_props
    from (
      select events_dated.*,
        lag(event_seq) over (partition by day, version, install_id order by event_seq) as before_that_day
      from events_dated
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
    select day, version, 0, null, 0, false, 1, 0, 0, false, false from events_refused
  ) each
  group by day, version
) counted`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const views = [EVENTS_DATED, DELIVERY_SUMMARY, EVENTS_CLEAN, EVENTS_UNKNOWN, PROPS_REFUSED];
  for (const statement of [...TABLES, ...views]) await sql.raw(statement).execute(db);
}
