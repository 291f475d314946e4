// The kinds of steps of a migration: short statements, an index, rows that are filled in.
import { sql } from 'kysely';
import type { Db, Trx } from '../../database/tables/tables.ts';
import type { Step } from './migration.ts';

/** Rows of one transaction: a call that needs one of them waits that long. */
const BATCH = 1000;

export interface At {
  readonly db: Db;
  /** Holds the turn of this process, and commits what was done together with the note that it was. */
  readonly trx: Trx;
  /** Where a step of rows goes on. */
  readonly reached: readonly string[] | null;
}

/** `reached` is not given if the step is done. */
export interface Outcome {
  readonly reached?: readonly string[];
  /** Another process has begun the same index and is gone, but the server is still at it. */
  readonly isBusy?: true;
}

export async function runStep(step: Step, at: At): Promise<Outcome> {
  if ('index' in step) return buildIndex(step, at);
  if ('backfill' in step) return fillBatch(step, at);
  for (const statement of step.statements) await sql.raw(statement).execute(at.trx);
  return {};
}

async function buildIndex(
  { index, on, unique }: Extract<Step, { index: string }>,
  { db, trx }: At,
): Promise<Outcome> {
  const what = unique ? 'unique index' : 'index';
  if (await isEmbedded(trx)) {
    // One connection, and nobody beside it.
    await sql.raw(`create ${what} if not exists ${index} on ${on}`).execute(trx);
    return {};
  }
  const found = await stateOf(db, index);
  if (found === 'building') return { isBusy: true };
  if (found === 'valid') return {};
  // Left by a run that was killed: it costs every write and answers no question.
  const drop = sql.raw(`drop index concurrently if exists ${index}`);
  if (found === 'invalid') await drop.execute(db);
  try {
    await sql.raw(`create ${what} concurrently ${index} on ${on}`).execute(db);
  } catch (error) {
    // At the next start if not now: half an index refuses rows as a whole one does.
    await drop.execute(db).catch(() => {});
    throw error;
  }
  return {};
}

const isEmbedded = async (trx: Trx): Promise<boolean> =>
  (await sql<{ version: string }>`select version()`.execute(trx)).rows[0]?.version.includes('emscripten') ??
  false;

type IndexState = 'absent' | 'building' | 'invalid' | 'valid';

async function stateOf(db: Db, index: string): Promise<IndexState> {
  const { rows } = await sql<{ state: IndexState }>`
    select case
      when exists (select from pg_stat_progress_create_index where index_relid = indexrelid) then 'building'
      when indisvalid then 'valid' else 'invalid' end as state
    from pg_index where indexrelid = to_regclass(${index})`.execute(db);
  return rows[0]?.state ?? 'absent';
}

async function fillBatch(
  { backfill, set, where }: Extract<Step, { backfill: string }>,
  { trx, reached }: At,
): Promise<Outcome> {
  const key = await primaryKeyOf(trx, backfill);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const table = sql.table(backfill);
  const after = reached ? sql`(${columns}) > (${sql.join(reached)})` : sql`true`;
  const { rows } = await sql<Record<string, string>>`
    select ${sql.join(key.map((column) => sql`${sql.ref(column)}::text`))} from (
      select ${columns} from ${table} where ${after} order by ${columns} limit ${sql.lit(BATCH)}
    ) batch order by ${sql.join(key.map((column) => sql`batch.${sql.ref(column)} desc`))} limit 1`.execute(
    trx,
  );
  const [last] = rows;
  if (!last) return {};
  const until = key.map((column) => String(last[column]));
  await sql`
    update ${table} set ${sql.raw(set)}
    where ${after} and (${columns}) <= (${sql.join(until)}) and (${sql.raw(where)})`.execute(trx);
  return { reached: until };
}

async function primaryKeyOf(trx: Trx, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_index, unnest(indkey) with ordinality as part (number, place)
    join pg_attribute on attnum = number
    where indrelid = to_regclass(${table}) and attrelid = indrelid and indisprimary
    order by place`.execute(trx);
  return rows.map(({ name }) => name);
}
