// Positions of events: they grow with the transactions of one database server, and go on where they were on another.
import { sql } from 'kysely';
import type { Db, Trx } from '../../database/tables/tables.ts';

/** A dump that is restored on another server meets lower numbers of transactions there. */
export async function keepPositionsGrowing(db: Db): Promise<void> {
  if (await isSameServer(db)) return;
  await db.transaction().execute(async (trx) => {
    // Waits for writers that still use the old base.
    await sql`lock table event in share row exclusive mode`.execute(trx);
    if (await isSameServer(trx)) return;
    await sql`
      update event_position_base set
        server = (select system_identifier::text from pg_control_system()),
        base = greatest(base,
          (select coalesce(max(position), 0) + 1 from event)
            - pg_snapshot_xmin(pg_current_snapshot())::text::bigint)`.execute(trx);
  });
}

async function isSameServer(db: Db | Trx): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    select server = (select system_identifier::text from pg_control_system()) as same
    from event_position_base`.execute(db);
  return rows[0]?.same ?? false;
}
