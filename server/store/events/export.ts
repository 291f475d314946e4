// Reads a range of events in batches that fit in memory.
import { sql } from 'kysely';
import type { EventProps } from '#src/contract/tracking/plan.ts';
import type { Db, Trx } from '../tables.ts';
import { readWatermark } from './position.ts';
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

interface Held {
  uuid: string;
  text: string;
  integer: number;
  boolean: boolean;
  instant: Date;
  day: string;
  seconds: number;
  json: EventProps;
}
export type ExportRow = { readonly [C in ExportColumn]: Held[(typeof EXPORT_COLUMNS)[C]] | null };

export interface ExportRange extends DayRange {
  /** Whether the days are those of the events or of their receipt. */
  readonly by: 'happened' | 'received';
}

/** Rows per fetch. */
const PORTION = 5000;

type Take = (rows: readonly ExportRow[]) => void | Promise<void>;

export const exportEvents = (db: Db, range: ExportRange, take: Take): Promise<void> =>
  db.transaction().execute((trx) => readAll(trx, exportQuery(range), take));

/**
 * Events that were stored or filled in after a position; returns the position to resume from. Nothing is passed over:
 * what an open transaction is still writing comes with the next copy.
 */
export function copyEvents(db: Db, after: number, take: Take): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // Read before the rows, so that all of them are visible by then.
    const last = Math.max(after, await readWatermark(trx));
    await readAll(trx, copyQuery(after, last), take);
    return last;
  });
}

/** Uses a cursor: one snapshot, sorted by the database. */
async function readAll(trx: Trx, query: string, take: Take): Promise<void> {
  await sql`set local jit = off`.execute(trx);
  await sql.raw(`declare exported no scroll cursor for ${query}`).execute(trx);
  for (;;) {
    const { rows } = await sql.raw<ExportRow>(`fetch ${PORTION} from exported`).execute(trx);
    if (rows.length === 0) return;
    await take(rows);
  }
}

const COLUMNS = Object.entries(EXPORT_COLUMNS)
  .map(([name, kind]) => (kind === 'day' ? `${name}::text` : name))
  .join(', ');

function copyQuery(after: number, last: number): string {
  if (!Number.isSafeInteger(after)) throw new Error(`${after} is no position`);
  return `select ${COLUMNS} from events_clean where position > ${after} and position <= ${last} order by position, event_id`;
}

/** `declare` takes no parameters, so the days are part of its text. */
function exportQuery({ from, to, by }: ExportRange): string {
  const [first, last] = [from, to].map(asDate);
  const within =
    by === 'happened'
      ? `day between ${first} and ${last}`
      : `received_at >= ${first}::timestamp at time zone 'UTC'
          and received_at < (${last} + 1)::timestamp at time zone 'UTC'`;
  const moment = by === 'happened' ? 'happened_at' : 'received_at';
  return `select ${COLUMNS} from events_clean where ${within} order by ${moment}, event_id`;
}

function asDate(day: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error(`${day} is no day`);
  return `date '${day}'`;
}
