// Reads the command line; a mistake is reported in one sentence.
import { parseArgs } from 'node:util';
import type { ExportRange } from '#server/store/events/export.ts';
import type { DayRange } from '#server/store/events/summary.ts';
import { CommandError } from '../run/command-error.ts';

export const FORMATS = ['ndjson', 'csv', 'parquet'] as const;
export type Format = (typeof FORMATS)[number];

export interface ExportFile {
  readonly format: Format;
  readonly out: string;
}

/** What came since the last export; `resume` is the file that holds its position. */
export interface ResumeArguments extends ExportFile {
  readonly resume: string;
}

export interface Copy {
  /** A folder, or the address of a PostgreSQL database. */
  readonly to: string;
}

export interface Report extends DayRange {
  readonly out: string;
}

export type EventsArguments =
  | ({ readonly command: 'summary' } & DayRange)
  | ({ readonly command: 'export' } & ExportRange & ExportFile)
  | ({ readonly command: 'resume' } & ResumeArguments)
  | ({ readonly command: 'copy' } & Copy)
  | ({ readonly command: 'report' } & Report)
  | { readonly command: 'plan' }
  | { readonly command: 'watch' }
  | { readonly command: 'sources' };

const DAY_MS = 86_400_000;
/** Days if no range is given. */
const SUMMARY_DAYS = 14;
const REPORT_DAYS = 28;
const REPORT_FILE = 'events-report.html';
const USAGE =
  'npm run events -- export --from 2026-11-01 --to 2026-11-21 --format ndjson|csv|parquet --out FILE [--by happened|received], ' +
  'or --resume FILE instead of days';

interface Values {
  readonly from?: string;
  readonly to?: string;
  readonly format?: string;
  readonly out?: string;
  readonly by?: string;
  readonly resume?: string;
}

export function readArguments(args: readonly string[], now: Date): EventsArguments {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { from: text, to: text, format: text, out: text, by: text, resume: text },
  });
  const [command = 'summary', ...more] = positionals;
  if (more.length > 0) throw new CommandError(`Unexpected argument "${more.join(' ')}": ${USAGE}`);
  const read = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (read) return read(values, now);
  throw new CommandError(`Unknown command "${command}": use ${Object.keys(COMMANDS).join(', ')}.`);
}

const COMMANDS: Readonly<Record<string, (values: Values, now: Date) => EventsArguments>> = {
  summary: summaryOf,
  watch: (values) => withoutOptions('watch', values),
  report: reportOf,
  export: (values) => (values.resume ? resumedOf(values, values.resume) : exportOf(values)),
  copy: copyOf,
  plan: (values) => withoutOptions('plan', values),
  sources: (values) => withoutOptions('sources', values),
};

function summaryOf({ from, to, ...others }: Values, now: Date): EventsArguments {
  if (Object.keys(others).length > 0)
    throw new CommandError(`Only an export takes --format, --out and --by: ${USAGE}`);
  return { command: 'summary', ...rangeOf({ from, to }, { now, days: SUMMARY_DAYS }) };
}

function reportOf({ from, to, out = REPORT_FILE, ...others }: Values, now: Date): EventsArguments {
  if (Object.keys(others).length > 0)
    throw new CommandError(
      'A report takes --from, --to and --out: npm run events -- report --out events-report.html',
    );
  return { command: 'report', ...rangeOf({ from, to }, { now, days: REPORT_DAYS }), out };
}

/** The last days up to now, where nothing else is said. */
function rangeOf({ from, to }: Values, { now, days }: { now: Date; days: number }): DayRange {
  const last = to ?? dayOf(now.getTime());
  const first = from ?? dayOf(Date.parse(checkedDay('--to', last)) - (days - 1) * DAY_MS);
  return checkedRange(first, last);
}

function withoutOptions<C extends string>(command: C, values: Values): { readonly command: C } {
  if (Object.keys(values).length > 0)
    throw new CommandError(`The ${command} takes no options: npm run events -- ${command}`);
  return { command };
}

function exportOf({ from, to, format, out, by = 'happened' }: Values): EventsArguments {
  if (!from || !to || !format || !out)
    throw new CommandError(`An export needs --from, --to, --format and --out: ${USAGE}`);
  return {
    command: 'export',
    ...checkedRange(from, to),
    format: oneOf('--format', FORMATS, format),
    by: oneOf('--by', ['happened', 'received'] as const, by),
    out,
  };
}

function resumedOf({ from, to, by, format, out }: Values, resume: string): EventsArguments {
  if (from ?? to ?? by)
    throw new CommandError(`An export that resumes takes no --from, --to and --by: ${USAGE}`);
  if (!format || !out) throw new CommandError(`An export needs --format and --out: ${USAGE}`);
  return { command: 'resume', format: oneOf('--format', FORMATS, format), out, resume };
}

function copyOf({ to, ...others }: Values): EventsArguments {
  if (!to || Object.keys(others).length > 0)
    throw new CommandError(
      'A copy takes the place it goes to: npm run events -- copy --to FOLDER, or --to postgresql://user@host/name',
    );
  return { command: 'copy', to };
}

function checkedRange(from: string, to: string): DayRange {
  checkedDay('--from', from);
  checkedDay('--to', to);
  if (from > to) throw new CommandError(`--from ${from} is after --to ${to}.`);
  return { from, to };
}

/** A calendar day, so `2026-02-30` is refused. */
function checkedDay(option: string, day: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  if (!Number.isNaN(time) && dayOf(time) === day) return day;
  throw new CommandError(`${option} has to be a day like 2026-11-21, not "${day}".`);
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

function oneOf<T extends string>(option: string, known: readonly T[], given: string): T {
  const found = known.find((each) => each === given);
  if (found) return found;
  throw new CommandError(`${option} has to be one of ${known.join(', ')}, not "${given}".`);
}
