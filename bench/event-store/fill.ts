// Thirty days of events of twenty thousand installations, in order of arrival.
import { sql } from 'kysely';
import type { Db } from '#server/database/tables/tables.ts';

export const INSTALLATIONS = 20_000;
const DAYS = 30;

/** Batches of 20; one event in a thousand missing, one batch in a hundred up to five days late. Returns seconds. */
export async function fill(db: Db, rows: number): Promise<number> {
  const since = performance.now();
  const msApart = (DAYS * 86_400_000) / rows;
  console.log(`Filling in ${rows} events ...`);
  await db.transaction().execute(async (trx) => {
    await sql`set local synchronous_commit = off`.execute(trx);
    await sql.raw(fillQuery(rows, msApart)).execute(trx);
  });
  await sql`vacuum analyze event`.execute(db);
  // Writes out what filling left behind, so that it does not slow the batches that are measured next.
  await sql`checkpoint`.execute(db);
  return (performance.now() - since) / 1000;
}

/** Every value derives from the row number, so that each run creates the same store. */
const fillQuery = (rows: number, msApart: number): string => `
insert into event
select
  (lpad(to_hex(made_ms), 12, '0') || '7' || substr(drawn, 1, 3) || '8' || substr(drawn, 4, 15))::uuid,
  ('10000000-0000-4000-8000-' || lpad(to_hex(installation), 12, '0'))::uuid,
  seq,
  (array['page_view', 'view', 'view', 'view', 'click', 'click', 'game_start', 'popup_show'])[1 + seq % 8],
  '/games/slots', 'page', '', '/', made_ms / 1000, 100000 + installation, 'WEB', 'halcyon',
  (array['1.1.0', '1.2.0'])[1 + installation % 2],
  to_timestamp((made_ms + under_way_ms) / 1000.0),
  1
from (
  select
    md5(i::text) as drawn,
    ((i / 20) % ${INSTALLATIONS})::int as installation,
    (i / 20 / ${INSTALLATIONS}) * 20 + i % 20 + 1 as seq,
    (extract(epoch from now()) * 1000 - ${DAYS * 86_400_000} + i * ${msApart} - (20 - i % 20) * 150)::bigint as made_ms,
    case when abs(hashint8(i / 20)) % 100 = 3 then (abs(hashint8(i / 20 + 1)) % 432000) * 1000
      else 500 + (20 - i % 20) * 150 + abs(hashint8(i / 20)) % 3000 end as under_way_ms
  from generate_series(0::bigint, ${rows} - 1) i
  where abs(hashint8(i)) % 1000 <> 5
) drawn_events
order by made_ms + under_way_ms`;
