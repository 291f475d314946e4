// Whether the database is one that a platform can serve with.
import { sql } from 'kysely';
import type { Db } from '../../database/tables/tables.ts';

export async function isReadOnly(db: Db): Promise<boolean> {
  const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(db);
  return rows[0]?.transaction_read_only === 'on';
}

/** Those of a newer version do not matter: this one has started beside it. */
export async function missingMigrations(db: Db, known: readonly string[]): Promise<number> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return known.filter((name) => !done.has(name)).length;
}
