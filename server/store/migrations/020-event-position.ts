// A position for each event that a copy can resume from: it follows the order in which rows become visible.
import { type Kysely, sql } from 'kysely';
import { DAY, HAPPENED_AT, IS_PLAUSIBLE } from './003-event-delivery.ts';

const POSITIONS = [
  // Added to the number of the transaction, which starts again when a dump is restored on another server.
  `create table event_position_base (
    only_row boolean primary key default true check (only_row),
    base bigint not null,
    server text not null
  )`,
  'insert into event_position_base (base, server) select 0, system_identifier::text from pg_control_system()',
  `create function event_position() returns bigint language sql volatile as
    'select base + pg_current_xact_id()::text::bigint from event_position_base'`,
  // Events of earlier builds are before every other one: a constant rewrites no row.
  'alter table event add column position bigint not null default 0',
  'alter table event alter column position set default event_position()',
];

/** Rows are appended in about this order; not every engine has a summary of each range of pages. */
const INDEX = `
do $$ begin
  create index event_position on event using brin (position);
exception when feature_not_supported or undefined_object then
  create index event_position on event (position);
end $$`;

// Every transaction below the snapshot's lowest number has ended, so nothing appears below it any more.
const WATERMARK = `
create view event_watermark as
select base + pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1 as position from event_position_base`;

const EVENTS_DATED = `
create or replace view events_dated as
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
  is_unknown,
  position
from (
  select event.*, ${DAY} as day, ${HAPPENED_AT} as happened_at, not (${IS_PLAUSIBLE}) as clock_was_wrong
  from event
) dated`;

const COLUMNS = `
  event_id, install_id, event_seq, event_name, element, shown_as, game_id, came_from, member_id,
  channel, app_id, version, day, happened_at, received_at, latency_seconds, clock_was_wrong, event_time, duplicates,
  props, position`;

const VIEWS = [
  WATERMARK,
  EVENTS_DATED,
  `create or replace view events_clean as select ${COLUMNS} from events_dated where not is_unknown`,
  `create or replace view events_unknown as select ${COLUMNS} from events_dated where is_unknown`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...POSITIONS, INDEX, ...VIEWS]) await sql.raw(statement).execute(db);
}
