// Reads a range of events in portions that fit in memory.
import { sql } from 'kysely';
import type { EventProps } from '#src/contract/tracking/plan.ts';
import type { Db, Trx } from '../../database/tables/tables.ts';
import { readWatermark } from './place.ts';
import type { DayRange } from './summary.ts';

/**
 * Type of a column: `instant` is a `Date`, `day` is text like `2026-11-20`, `seconds` may have a fraction,
 * `json` is a flat object.
 */
export type ColumnKind = 'uuid' | 'text' | 'integer' | 'boolean' | 'instant' | 'day' | 'seconds' | 'json';

export const EXPORT_COLUMNS = {
  event_id: 'uuid',
  install_id: 'uuid',
  event_seq: 'integer',
  event_name: 'text',
  element: 'text',
  shown_as: 'text',
  game_id: 'text',
  came_from: 'text',
  member_id: 'integer',
  channel: 'text',
  app_id: 'text',
  version: 'text',
  day: 'day',
  happened_at: 'instant',
  received_at: 'instant',
  latency_seconds: 'seconds',
  clock_was_wrong: 'boolean',
  event_time: 'integer',
  duplicates: 'integer',
  props: 'json',
  position: 'integer',
  proof: 'text',
} as const satisfies Record<string, ColumnKind>;

export type ExportColumn = keyof typeof EXPORT_COLUMNS;

interface ColumnTypes {
  uuid: string;
  text: string;
  integer: number;
  boolean: boolean;
  instant: Date;
  day: string;
  seconds: number;
  json: EventProps;
}
export type ExportRow = { readonly [C in ExportColumn]: ColumnTypes[(typeof EXPORT_COLUMNS)[C]] | null };

export interface ExportRange extends DayRange {
  /** Whether the days are those of the events or of their receipt. */
  readonly by: 'happened' | 'received';
}

/** Rows at a time. */
const PORTION = 5000;

/** An event of a copy. */
export type CopiedRow = ExportRow & {
  /** It is in `events_unknown` or `events_implausible`, and in `events_clean` no more if it was. */
  readonly left_out: boolean;
};

export type Take<R> = (rows: readonly R[]) => void | Promise<void>;

/** Events of some days, or those that were stored or filled in after a position and up to another. */
export type PortionRange = ExportRange | { readonly after: number; readonly last: number };

export const exportEvents = (db: Db, range: ExportRange, take: Take<ExportRow>): Promise<void> =>
  db.transaction().execute((trx) => readAll(trx, range, take));

/**
 * Events that were stored or filled in after a position; returns the position to resume from. Nothing is passed over:
 * what an open transaction is still writing comes with the next copy.
 */
export function copyEvents(db: Db, after: number, take: Take<CopiedRow>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // Read before the rows, so that all of them are visible by then.
    const last = Math.max(after, await readWatermark(trx));
    await readAll(trx, { after, last }, take);
    return last;
  });
}

/** Uses a cursor: one snapshot, sorted by the database. */
async function readAll<R>(trx: Trx, wanted: PortionRange, take: Take<R>): Promise<void> {
  await sql`set local jit = off`.execute(trx);
  const { rows: from, order } = queryOf(wanted);
  await sql.raw(`declare exported no scroll cursor for ${from} order by ${order}, event_id`).execute(trx);
  for (;;) {
    const { rows } = await sql.raw<R>(`fetch ${PORTION} from exported`).execute(trx);
    if (rows.length === 0) return;
    await take(rows);
  }
}

/** The last row that was read. */
export interface PortionEnd {
  /** The value by which the rows are sorted, as text. */
  readonly at: string;
  readonly eventId: string;
}

export interface Portion {
  readonly rows: readonly CopiedRow[];
  /** `null`: there are no more. */
  readonly end: PortionEnd | null;
}

/** Without a snapshot that would have to stay open: others write between two portions. */
export async function readPortion(db: Db, wanted: PortionRange, after: PortionEnd | null): Promise<Portion> {
  const { rows: from, order } = queryOf(
    wanted,
    `${'after' in wanted ? 'position' : momentOf(wanted)}::text as at`,
  );
  const type = 'after' in wanted ? sql`bigint` : sql`timestamptz`;
  const beyond = after
    ? sql`and (${sql.raw(order)}, event_id) > (${after.at}::${type}, ${after.eventId}::uuid)`
    : sql``;
  const { rows } = await sql<CopiedRow & { readonly at: string }>`
    ${sql.raw(from)} ${beyond} order by ${sql.raw(order)}, event_id limit ${PORTION}`.execute(db);
  const last = rows.at(-1);
  const end = last && rows.length === PORTION ? { at: last.at, eventId: last.event_id ?? '' } : null;
  return { rows: rows.map(({ at: _, ...row }) => row), end };
}

/** What a copy has to bring up to date. */
export interface Changes {
  /** Where the next copy begins. */
  readonly last: number;
  /** Those of which an event was stored or filled in. */
  readonly days: readonly string[];
}

export async function readChanges(db: Db, after: number): Promise<Changes> {
  const last = Math.max(after, await readWatermark(db));
  const { rows } = await sql<{ day: string }>`
    select distinct day::text as day from events_dated
    where position > ${after} and position <= ${last} order by day`.execute(db);
  return { last, days: rows.map(({ day }) => day) };
}

const COLUMNS = Object.entries(EXPORT_COLUMNS)
  .map(([name, kind]) => (kind === 'day' ? `${name}::text` : name))
  .join(', ');

interface Query {
  readonly rows: string;
  /** The column to sort by, before the id. */
  readonly order: string;
}

/** `declare` takes no parameters, so days and positions are part of the text. */
function queryOf(wanted: PortionRange, more?: string): Query {
  const columns = more ? `${COLUMNS}, ${more}` : COLUMNS;
  if ('after' in wanted) {
    const [after, last] = [wanted.after, wanted.last].map(asPosition);
    const rows = `select ${columns}, is_unknown or is_implausible as left_out from events_dated
      where position > ${after} and position <= ${last}`;
    return { rows, order: 'position' };
  }
  return { rows: `select ${columns} from events_clean where ${within(wanted)}`, order: momentOf(wanted) };
}

const momentOf = ({ by }: ExportRange) => (by === 'happened' ? 'happened_at' : 'received_at');

function within({ from, to, by }: ExportRange): string {
  const [first, last] = [from, to].map(asDate);
  if (by === 'happened') return `day between ${first} and ${last}`;
  return `received_at >= ${first}::timestamp at time zone 'UTC'
    and received_at < (${last} + 1)::timestamp at time zone 'UTC'`;
}

function asPosition(position: number): number {
  if (!Number.isSafeInteger(position)) throw new Error(`${position} is no position`);
  return position;
}

function asDate(day: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error(`${day} is no day`);
  return `date '${day}'`;
}
