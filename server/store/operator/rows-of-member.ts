// Which rows name a member, read from the database's own schema: a table that is added later is not forgotten.
import { type RawBuilder, sql } from 'kysely';
import type { Tables, Trx } from '../../database/tables/tables.ts';

interface Reference {
  readonly table: keyof Tables;
  readonly column: string;
  readonly target: string;
  readonly target_column: string;
  readonly is_nullable: boolean;
}

/** What the tables of `kept` hold stays; every other row that names the member goes. */
export async function deleteRowsOfMember(
  trx: Trx,
  id: number,
  kept: ReadonlySet<keyof Tables>,
): Promise<void> {
  const references = await foreignKeys(trx);
  for (const { table, column } of references.filter(namesMember))
    if (!kept.has(table))
      await deleteRows(trx, { references, kept, table, which: sql`${sql.ref(column)} = ${id}` });
}

export async function tablesNamingMembers(trx: Trx): Promise<Set<keyof Tables>> {
  return new Set((await foreignKeys(trx)).filter(namesMember).map(({ table }) => table));
}

const namesMember = ({ target }: Reference): boolean => target === 'member' || target === 'member_balance';

interface Deletion {
  readonly references: readonly Reference[];
  readonly kept: ReadonlySet<keyof Tables>;
  readonly table: string;
  readonly which: RawBuilder<unknown>;
}

/** What points at the rows goes first, or points at nothing where it may. */
async function deleteRows(trx: Trx, { references, kept, table, which }: Deletion): Promise<void> {
  for (const pointing of references.filter(({ target }) => target === table)) {
    const column = sql.ref(pointing.column);
    const these = sql`${column} in (select ${sql.ref(pointing.target_column)} from ${sql.table(table)} where ${which})`;
    if (pointing.is_nullable)
      await sql`update ${sql.table(pointing.table)} set ${column} = null where ${these}`.execute(trx);
    else if (kept.has(pointing.table))
      throw new Error(`${pointing.table} is kept, and needs the rows of ${table} that it points at`);
    else await deleteRows(trx, { references, kept, table: pointing.table, which: these });
  }
  await sql`delete from ${sql.table(table)} where ${which}`.execute(trx);
}

/** Those of one column; the others lead to no member. */
async function foreignKeys(trx: Trx): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select
      own.relname as "table", own_column.attname as "column",
      target.relname as target, target_column.attname as target_column,
      not own_column.attnotnull as is_nullable
    from pg_constraint
    join pg_class own on own.oid = conrelid
    join pg_class target on target.oid = confrelid
    join pg_attribute own_column on own_column.attrelid = conrelid and own_column.attnum = conkey[1]
    join pg_attribute target_column on target_column.attrelid = confrelid and target_column.attnum = confkey[1]
    where contype = 'f' and array_length(conkey, 1) = 1 and own.relnamespace = current_schema()::regnamespace
    order by own.relname, own_column.attname`.execute(trx);
  return rows;
}
