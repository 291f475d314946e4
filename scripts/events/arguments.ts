// What is wanted of the events; anything else is told in one sentence.
import { parseArgs } from 'node:util';
import type { ExportRange } from '#server/store/events/export.ts';
import type { DayRange } from '#server/store/events/summary.ts';
import { ToldError } from '../run/told-error.ts';

export const FORMATS = ['ndjson', 'csv', 'parquet'] as const;
export type Format = (typeof FORMATS)[number];

export interface ExportFile {
  readonly format: Format;
  readonly out: string;
}

export type Asked =
  | ({ readonly command: 'summary' } & DayRange)
  | ({ readonly command: 'export' } & ExportRange & ExportFile)
  | { readonly command: 'plan' };

const DAY_MS = 86_400_000;
/** Without an end, the summary shows so many days. */
const USUAL_DAYS = 14;
const USAGE =
  'npm run events -- export --from 2026-11-01 --to 2026-11-21 --format ndjson|csv|parquet --out FILE [--by happened|received]';

interface Values {
  readonly from?: string;
  readonly to?: string;
  readonly format?: string;
  readonly out?: string;
  readonly by?: string;
}

export function readArguments(args: readonly string[], now: Date): Asked {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { from: text, to: text, format: text, out: text, by: text },
  });
  const [command = 'summary', ...more] = positionals;
  if (more.length > 0) throw new ToldError(`"${more.join(' ')}" belongs to nothing: ${USAGE}`);
  if (command === 'summary') return summaryOf(values, now);
  if (command === 'export') return exportOf(values);
  if (command === 'plan') return planOf(values);
  throw new ToldError(`"${command}" is none of summary, export and plan.`);
}

function summaryOf({ from, to, format, out, by }: Values, now: Date): Asked {
  if (format ?? out ?? by) throw new ToldError(`Only an export takes --format, --out and --by: ${USAGE}`);
  const last = to ?? dayOf(now.getTime());
  const first = from ?? dayOf(Date.parse(checkedDay('--to', last)) - (USUAL_DAYS - 1) * DAY_MS);
  return { command: 'summary', ...checkedRange(first, last) };
}

function planOf(values: Values): Asked {
  if (Object.keys(values).length > 0)
    throw new ToldError('The plan takes no options: npm run events -- plan');
  return { command: 'plan' };
}

function exportOf({ from, to, format, out, by = 'happened' }: Values): Asked {
  if (!from || !to || !format || !out)
    throw new ToldError(`An export needs --from, --to, --format and --out: ${USAGE}`);
  return {
    command: 'export',
    ...checkedRange(from, to),
    format: oneOf('--format', FORMATS, format),
    by: oneOf('--by', ['happened', 'received'] as const, by),
    out,
  };
}

function checkedRange(from: string, to: string): DayRange {
  checkedDay('--from', from);
  checkedDay('--to', to);
  if (from > to) throw new ToldError(`--from ${from} lies after --to ${to}.`);
  return { from, to };
}

/** A day of the calendar: `2026-02-30` is none. */
function checkedDay(option: string, day: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  if (!Number.isNaN(time) && dayOf(time) === day) return day;
  throw new ToldError(`${option} has to be a day like 2026-11-21, not "${day}".`);
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

function oneOf<T extends string>(option: string, known: readonly T[], given: string): T {
  const found = known.find((each) => each === given);
  if (found) return found;
  throw new ToldError(`${option} has to be one of ${known.join(', ')}, not "${given}".`);
}
