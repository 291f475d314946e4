// A database's schema as builds see it, and what a transaction holds and reads.
import { sql } from 'kysely';
import type { Db, Trx } from '#server/database/tables/tables.ts';

interface Column {
  /** `table.column` */
  readonly name: string;
  readonly relation: string;
  readonly isRequired: boolean;
}

/** A constraint or a unique index. */
interface Restriction {
  readonly name: string;
  readonly relation: string;
  /** `table.column`; an expression is none. */
  readonly columns: readonly string[];
}

export interface Schema {
  /** The file of each table; views have none. */
  readonly relations: ReadonlyMap<string, string>;
  readonly columns: ReadonlyMap<string, Column>;
  readonly restrictions: ReadonlyMap<string, Restriction>;
}

const rowsOf = async <T>(db: Db | Trx, text: string): Promise<T[]> =>
  (await sql.raw<T>(text).execute(db)).rows;

const byName = <T extends { readonly name: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.name, row]));

const PUBLIC = `relnamespace = 'public'::regnamespace`;

export async function readSchema(db: Db | Trx): Promise<Schema> {
  const relations = await rowsOf<{ name: string; file: string }>(
    db,
    `select relname as name, relfilenode::text as file from pg_class where ${PUBLIC} and relkind in ('r', 'v')`,
  );
  const columns = await rowsOf<Column>(
    db,
    `select relname || '.' || attname as name, relname as relation,
      relkind = 'r' and attnotnull and not atthasdef and attidentity = '' as "isRequired"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where ${PUBLIC} and relkind in ('r', 'v') and attnum > 0 and not attisdropped`,
  );
  const restrictions = await rowsOf<Restriction>(
    db,
    `select each.name, relname as relation, coalesce(columns, '{}') as columns from (
      select conname as name, conrelid as relid, conkey as keys from pg_constraint where contype in ('c', 'f')
      union all
      select indexrelid::regclass::text, indrelid, indkey from pg_index where indisunique
    ) each
    join pg_class on pg_class.oid = relid
    cross join lateral (
      select array_agg(relname || '.' || attname) as columns from pg_attribute
      where attrelid = relid and attnum = any(keys)
    ) named
    where ${PUBLIC}`,
  );
  return {
    relations: new Map(relations.map(({ name, file }) => [name, file])),
    columns: byName(columns),
    restrictions: byName(restrictions),
  };
}

export interface Use {
  readonly relation: string;
  /** Nobody can write meanwhile. */
  readonly isHeld: boolean;
  readonly isWritten: boolean;
  /** How often it was read through, and how often through an index, since this connection last reported. */
  readonly through: number;
  readonly byIndex: number;
}

/** Reads the uses of an open transaction. */
export const usesIn = (trx: Trx): Promise<Use[]> =>
  rowsOf(
    trx,
    `select relname as relation, coalesce(seq_scan, 0)::int as through, coalesce(idx_scan, 0)::int as "byIndex",
      bool_or(mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')) as "isHeld",
      bool_or(mode = 'RowExclusiveLock') as "isWritten"
    from pg_locks join pg_stat_xact_user_tables on relid = relation
    where pid = pg_backend_pid() and locktype = 'relation'
    group by relname, seq_scan, idx_scan`,
  );
