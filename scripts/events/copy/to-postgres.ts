// A table in another PostgreSQL database, `halcyon.events`, with the columns of `events_clean`.
import pg from 'pg';
import { type ColumnKind, type CopiedRow, EXPORT_COLUMNS } from '#server/store/events/export.ts';
import { CommandError } from '../../run/command-error.ts';
import { refuseIfSetBack } from '../source/continued.ts';
import type { EventSource } from '../source/event-source.ts';

const TYPES: Record<ColumnKind, string> = {
  uuid: 'uuid',
  text: 'text',
  integer: 'bigint',
  boolean: 'boolean',
  instant: 'timestamptz',
  day: 'date',
  seconds: 'double precision',
  json: 'jsonb',
};
const COLUMNS = Object.entries(EXPORT_COLUMNS);
const NAMES = COLUMNS.map(([name]) => name);

const TABLES = [
  'create schema if not exists halcyon',
  `create table if not exists halcyon.events (
    ${COLUMNS.map(([name, kind]) => `${name} ${TYPES[kind]}${name === 'event_id' ? ' primary key' : ''}`).join(', ')}
  )`,
  // A table of an earlier version lacks the columns that were added since.
  ...COLUMNS.map(
    ([name, kind]) => `alter table halcyon.events add column if not exists ${name} ${TYPES[kind]}`,
  ),
  'create index if not exists events_day on halcyon.events (day)',
  `create table if not exists halcyon.copy_position (
    only_row boolean primary key default true check (only_row),
    position bigint not null
  )`,
  // The newest event that was copied.
  'alter table halcyon.copy_position add column if not exists mark uuid',
  'insert into halcyon.copy_position (position) values (-1) on conflict do nothing',
];

const UPSERT = `
insert into halcyon.events (${NAMES.join(', ')})
select ${NAMES.join(', ')} from jsonb_populate_recordset(null::halcyon.events, $1::jsonb)
on conflict (event_id) do update set ${NAMES.map((name) => `${name} = excluded.${name}`).join(', ')}`;

/** Any number that other programs are unlikely to take: one copy at a time. */
const LOCK = 4_252_966;

type Source = Pick<EventSource, 'copy' | 'isContinuation' | 'placeAt'>;

/** One connection. */
export interface Target {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: unknown[] }>;
}

/** Returns a sentence. */
export async function copyToPostgres(source: Source, address: string): Promise<string> {
  // Its transaction holds the lock, and no connection does: a pooler may give that to another client.
  const keeper = await connectTo(address);
  try {
    await keeper.query('begin');
    const [lock] = await rowsOf<{ free: boolean }>(
      keeper,
      `select pg_try_advisory_xact_lock(${LOCK}) as free`,
    );
    if (!lock?.free) throw new CommandError('Another copy is being written into that database.');
    const client = await connectTo(address);
    try {
      return await copyToTarget(source, client);
    } finally {
      await client.end();
    }
  } finally {
    await keeper.end();
  }
}

async function connectTo(address: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address, application_name: 'halcyon events' });
  // The query that waits for a broken connection reports the error.
  client.on('error', () => {});
  await client.connect().catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`The database to copy to cannot be opened: ${error.message || error.code}.`);
  });
  return client;
}

/** Events and position are written together, portion by portion: a copy that was interrupted goes on. */
export async function copyToTarget(source: Source, target: Target): Promise<string> {
  for (const statement of TABLES) await target.query(statement);
  const [row] = await rowsOf<{ position: string; mark: string | null }>(
    target,
    'select position::text as position, mark::text as mark from halcyon.copy_position',
  );
  const before = { position: Number(row?.position ?? -1), mark: row?.mark ?? null };
  await refuseIfSetBack(source, before, 'Copy into an empty database, and ask that one from then on.');
  const after = before.position;
  let count = 0;
  const last = await source.copy(after, async (portion) => {
    count += portion.length;
    await store(target, portion, after);
  });
  const { mark } = await source.placeAt(last, before);
  await target.query('update halcyon.copy_position set position = $1, mark = $2', [last, mark]);
  return `${count} events that came since the last copy were written to halcyon.events; the next one resumes after position ${last}.`;
}

const rowsOf = async <T>(target: Target, text: string): Promise<T[]> =>
  (await target.query(text)).rows as T[];

/** Events of the portion's last position may follow in the next one. */
async function store(target: Target, rows: readonly CopiedRow[], after: number): Promise<void> {
  const complete = Math.max(after, (rows.at(-1)?.position ?? 0) - 1);
  const kept = rows.filter((row) => !row.left_out);
  const leftOut = rows.filter((row) => row.left_out).map((row) => row.event_id);
  await target.query('begin');
  try {
    await target.query(UPSERT, [JSON.stringify(kept)]);
    await target.query('delete from halcyon.events where event_id = any($1::uuid[])', [leftOut]);
    await target.query('update halcyon.copy_position set position = $1', [complete]);
    await target.query('commit');
  } catch (error) {
    await target.query('rollback').catch(() => {});
    throw error;
  }
}
