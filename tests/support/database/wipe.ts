// Takes a database back to the moment after its migrations.
import { sql } from 'kysely';
import type { Db } from '#server/store/tables.ts';

export type Wipe = () => Promise<void>;

/** To be called before anything is written; the rows that migrations put in come back with every wipe. */
export async function prepareWipe(db: Db): Promise<Wipe> {
  const tables = await tablesOf(db);
  const restores = await Promise.all(tables.map((table) => prepareRestore(db, table)));
  const truncate = sql`truncate ${sql.join(tables.map((table) => sql.table(table)))} restart identity`;
  return async () => {
    await truncate.execute(db);
    for (const restore of restores) await restore();
  };
}

/** All but the migrator's own. */
async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(db);
  return rows.map(({ name }) => name);
}

async function prepareRestore(db: Db, name: string): Promise<Wipe> {
  const table = sql.table(name);
  const { rows } = await sql<{ content: string | null }>`
    select json_agg(row)::text as content from ${table} as row`.execute(db);
  const content = rows[0]?.content ?? null;
  if (content === null) return async () => {};
  return async () => {
    await sql`
      insert into ${table} select * from json_populate_recordset(null::${table}, ${content}::json)`.execute(
      db,
    );
  };
}
