// Takes an installation's id from everything that is stored: its events stay and count, and nothing ties them to a device.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '../../database/tables/tables.ts';
import { inTransaction } from '../../database/transaction.ts';

/** How many events there were; `undefined` if nothing is stored under this id. */
export function eraseInstallation(db: Db, installId: string): Promise<number | undefined> {
  return inTransaction(db, async (trx) => {
    const newId = randomUUID();
    await trx.updateTable('rejected_event').set({ body: '' }).where('install_id', '=', installId).execute();
    // They move to the end, so that a copy that goes on learns of it.
    await sql`update event set position = event_position() where install_id = ${installId}`.execute(trx);
    let events = 0n;
    let all = 0n;
    for (const table of await tablesOfInstallations(trx)) {
      const { numAffectedRows = 0n } = await sql`
        update ${sql.table(table)} set install_id = ${newId} where install_id = ${installId}`.execute(trx);
      if (table === 'event') events = numAffectedRows;
      all += numAffectedRows;
    }
    return all === 0n ? undefined : Number(events);
  });
}

async function tablesOfInstallations(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' and column_name = 'install_id'`.execute(
    trx,
  );
  return rows.map(({ name }) => name);
}
