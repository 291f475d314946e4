// What the database knows of its migrations: those that have run, how far one has come, and which builds run on them.
import { type Kysely, sql } from 'kysely';
import { NewerSchemaError } from '../../database/errors.ts';
import type { Db, Trx } from '../../database/tables/tables.ts';
import type { Migrations } from './migration.ts';

/** `oldest` is the last migration of the oldest build that runs on the schema from this one on. */
export interface Progress {
  readonly name: string;
  readonly oldest: string;
  readonly steps_done: number;
  /** The primary key of the last row that was filled in. */
  readonly reached: readonly string[] | null;
}

interface StateTables {
  /** Also written and read by builds up to 1.2.0. */
  kysely_migration: { name: string; timestamp: string };
  migration_progress: {
    name: string;
    oldest: string;
    steps_done: number;
    reached: string[] | null;
  };
}

interface SchemaState {
  readonly done: ReadonlySet<string>;
  readonly progress: ReadonlyMap<string, Progress>;
}

const TABLES = [
  `create table if not exists kysely_migration (
    name varchar(255) primary key,
    timestamp varchar(255) not null
  )`,
  `create table if not exists migration_progress (
    name text primary key,
    oldest text not null,
    steps_done integer not null,
    reached text[]
  )`,
];

const tablesOf = (db: Db | Trx): Kysely<StateTables> => db as unknown as Kysely<StateTables>;

export async function hasState(db: Db | Trx): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null and to_regclass('migration_progress') is not null as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

export async function createState(trx: Trx): Promise<void> {
  for (const statement of TABLES) await sql.raw(statement).execute(trx);
}

export async function readState(db: Db | Trx): Promise<SchemaState> {
  const tables = tablesOf(db);
  const done = await tables.selectFrom('kysely_migration').select('name').execute();
  const progress = await tables.selectFrom('migration_progress').selectAll().execute();
  return {
    done: new Set(done.map(({ name }) => name)),
    progress: new Map(progress.map((row) => [row.name, row])),
  };
}

/** An older build starts on a newer schema if every migration that it does not know says that it may. */
export function refuseNewer({ done, progress }: SchemaState, migrations: Migrations): void {
  const own = Object.keys(migrations).sort().at(-1) ?? '';
  const unknown = [...new Set([...done, ...progress.keys()])].filter((name) => !(name in migrations));
  for (const name of unknown.sort().reverse()) {
    const { oldest } = progress.get(name) ?? {};
    if (oldest === undefined || oldest > own) throw new NewerSchemaError(name);
  }
}

export async function recordStep(trx: Trx, progress: Progress): Promise<void> {
  const row = { ...progress, reached: progress.reached && [...progress.reached] };
  await tablesOf(trx)
    .insertInto('migration_progress')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** In the order in which they ran, also for builds that go by their times. */
export async function recordDone(trx: Trx, name: string): Promise<void> {
  const last = await tablesOf(trx)
    .selectFrom('kysely_migration')
    .select(({ fn }) => fn.max('timestamp').as('timestamp'))
    .executeTakeFirst();
  const after = last?.timestamp ? new Date(last.timestamp).getTime() + 1 : 0;
  const timestamp = new Date(Math.max(Date.now(), after)).toISOString();
  await tablesOf(trx).insertInto('kysely_migration').values({ name, timestamp }).execute();
}
