// How long an analyst waits for a query.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readGaps, readSummary } from '#server/store/events/summary.ts';
import type { Db } from '#server/database/tables/tables.ts';
import { FORMATS } from '../../scripts/events/arguments.ts';
import { writeExport } from '../../scripts/events/export-file.ts';
import { sourceOf } from '../../scripts/events/source/database.ts';
import { median } from '../numbers.ts';

const RUNS = 3;

interface DayExport {
  readonly format: string;
  readonly seconds: number;
  readonly megabytes: number;
}

export interface Reading {
  readonly daySummaryS: number;
  readonly dayEvents: number;
  readonly gapsOfOneMs: number;
  readonly gapsOfAllS: number;
  readonly gaps: number;
  readonly exports: readonly DayExport[];
  /** Peak resident memory of this process during the exports. */
  readonly exportPeakMb: number;
  readonly tableMb: number;
  readonly indexMb: number;
}

export async function measureReading(db: Db): Promise<Reading> {
  console.log('Reading ...');
  const day = new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 10);
  const summary = await timed(() => readSummary(db, { from: day, to: day }));
  const gapsOfOne = await timed(() => gapsOfOneInstallation(db));
  const gapsOfAll = await timed(() => readGaps(db, 20));
  const { exports, exportPeakMb } = await exportDay(db, day);
  const sizes = await sql<{ table_mb: number; index_mb: number }>`
    select (pg_table_size('event') / 1e6)::float8 as table_mb, (pg_indexes_size('event') / 1e6)::float8 as index_mb`.execute(
    db,
  );
  return {
    daySummaryS: summary.ms / 1000,
    dayEvents: summary.result.reduce((sum, row) => sum + row.stored, 0),
    gapsOfOneMs: gapsOfOne.ms,
    gapsOfAllS: gapsOfAll.ms / 1000,
    gaps: gapsOfAll.result.totals.reduce((sum, total) => sum + total.gaps, 0),
    exports,
    exportPeakMb,
    tableMb: sizes.rows[0]?.table_mb ?? 0,
    indexMb: sizes.rows[0]?.index_mb ?? 0,
  };
}

const gapsOfOneInstallation = (db: Db) =>
  sql`select * from delivery_gaps where install_id = '10000000-0000-4000-8000-000000000111'`.execute(db);

/** The median of several runs. */
async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const times: number[] = [];
  let result = await work();
  for (let run = 0; run < RUNS; run++) {
    const since = performance.now();
    result = await work();
    times.push(performance.now() - since);
  }
  return { result, ms: median(times) };
}

async function exportDay(db: Db, day: string): Promise<{ exports: DayExport[]; exportPeakMb: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'halcyon-export-'));
  const exports: DayExport[] = [];
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50);
  try {
    for (const format of FORMATS) {
      const out = join(folder, `day.${format}`);
      const since = performance.now();
      await writeExport(sourceOf(db), { from: day, to: day, by: 'happened', format, out });
      const seconds = (performance.now() - since) / 1000;
      exports.push({ format, seconds, megabytes: (await stat(out)).size / 1e6 });
    }
  } finally {
    clearInterval(watch);
    await rm(folder, { recursive: true });
  }
  return { exports, exportPeakMb: peak / 1e6 };
}
