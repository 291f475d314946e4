// What was tracked, what arrived and what is missing, from the views.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/tables/tables.ts';
import { inTransaction } from '../../database/transaction.ts';

/** Days in UTC as `2026-11-20`, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export interface SummaryRow {
  readonly day: string;
  /** "" if a refused event did not contain it. */
  readonly version: string;
  readonly made: number;
  readonly stored: number;
  readonly late: number;
  readonly duplicates_dropped: number;
  readonly refused: number;
  readonly dropped_at_limit: number;
  /** Pending or lost. */
  readonly missing: number;
  readonly clocks_wrong: number;
  /** Seconds; `null` if no event of the day had a usable clock. */
  readonly latency_p50: number | null;
  readonly latency_p95: number | null;
  readonly latency_p99: number | null;
  /** Stored events with a name that is not in the tracking plan. */
  readonly unknown_names: number;
  /** Stored events with a property that was refused. */
  readonly with_refused_props: number;
  /** Numbers that only one request without a token makes look missing. */
  readonly unconfirmed: number;
  /** Stored events with a number that cannot be; no other column counts them. */
  readonly implausible: number;
}

type GapState = 'waiting' | 'unconfirmed' | 'lost' | 'dropped' | 'refused';

interface GapRow {
  readonly install_id: string;
  readonly from_seq: number;
  readonly to_seq: number;
  readonly first_seen: Date;
  readonly state: GapState;
  readonly reason: string | null;
}

interface GapTotal {
  readonly state: GapState;
  readonly gaps: number;
  readonly numbers: number;
}

export interface Gaps {
  /** The newest gaps. */
  readonly newest: readonly GapRow[];
  readonly totals: readonly GapTotal[];
}

export async function readSummary(db: Db, { from, to }: DayRange): Promise<SummaryRow[]> {
  return reading<SummaryRow>(
    db,
    sql`
    select
      day::text, version, made, stored, late, duplicates_dropped, refused, dropped_at_limit, missing, clocks_wrong,
      latency_p50, latency_p95, latency_p99, unknown_names, with_refused_props,
      unconfirmed, implausible
    from delivery_summary where day between ${from}::date and ${to}::date order by day, version`,
  );
}

/** Scans all events: at ten million that takes seconds. */
export async function readGaps(db: Db, limit: number): Promise<Gaps> {
  const rows = await reading<GapRow & GapTotal>(
    db,
    sql`
    with gap as materialized (select * from delivery_gaps)
    select null as install_id, null as from_seq, null as to_seq, null as first_seen, state, null as reason,
      count(*) as gaps, least(sum(to_seq - from_seq + 1), 9007199254740991)::bigint as numbers
    from gap group by state
    union all
    (select install_id, from_seq, to_seq, first_seen, state, reason, null, null
      from gap order by first_seen desc, install_id, from_seq limit ${limit})`,
  );
  return {
    newest: rows.filter((row) => row.install_id !== null),
    totals: rows.filter((row) => row.install_id === null),
  };
}

export interface UnplannedEvents {
  /** Those with the most events. */
  readonly names: ReadonlyArray<UnplannedRow & { readonly event_name: string }>;
  readonly props: ReadonlyArray<
    UnplannedRow & { readonly event_name: string; readonly prop: string; readonly reason: string }
  >;
}

interface UnplannedRow {
  readonly version: string;
  readonly events: number;
  readonly last_seen: Date;
}

/** Names and properties that are not in the tracking plan. */
export async function readUnplanned(db: Db, { from, to }: DayRange, limit: number): Promise<UnplannedEvents> {
  const counted = sql`version, count(*)::int as events, max(received_at) as last_seen`;
  const days = sql`where day between ${from}::date and ${to}::date`;
  return {
    names: await reading(
      db,
      sql`select event_name, ${counted} from events_unknown ${days}
        group by event_name, version order by events desc, event_name, version limit ${limit}`,
    ),
    props: await reading(
      db,
      sql`select event_name, prop, reason, ${counted} from props_refused ${days}
        group by event_name, prop, reason, version order by events desc, event_name, prop, version limit ${limit}`,
    ),
  };
}

export interface Delivery {
  readonly summary: readonly SummaryRow[];
  readonly gaps: Gaps;
  readonly unplanned: UnplannedEvents;
}

const ROWS_SHOWN = 20;

export const readDelivery = async (db: Db, range: DayRange): Promise<Delivery> => ({
  summary: await readSummary(db, range),
  gaps: await readGaps(db, ROWS_SHOWN),
  unplanned: await readUnplanned(db, range, ROWS_SHOWN),
});

/** JIT compilation of such a query costs more than it gains at every size measured. */
export async function reading<T>(db: Db, query: RawBuilder<unknown>): Promise<T[]> {
  return inTransaction(db, async (trx) => {
    await sql`set local jit = off`.execute(trx);
    const { rows } = await query.execute(trx);
    return rows as T[];
  });
}
