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

/** What came since the last copy; `resume` is the file that holds its position. */
export interface Copy extends ExportFile {
  readonly resume: string;
}

export type Asked =
  | ({ readonly command: 'summary' } & DayRange)
  | ({ readonly command: 'export' } & ExportRange & ExportFile)
  | ({ readonly command: 'copy' } & Copy)
  | { readonly command: 'plan' }
  | { readonly command: 'watch' };

const DAY_MS = 86_400_000;
/** Days in the summary if no range is given. */
const USUAL_DAYS = 14;
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

export function readArguments(args: readonly string[], now: Date): Asked {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { from: text, to: text, format: text, out: text, by: text, resume: text },
  });
  const [command = 'summary', ...more] = positionals;
  if (more.length > 0) throw new CommandError(`Unexpected argument "${more.join(' ')}": ${USAGE}`);
  if (command === 'summary') return summaryOf(values, now);
  if (command === 'export') return values.resume ? copyOf(values, values.resume) : exportOf(values);
  if (command === 'plan') return withoutOptions('plan', values);
  if (command === 'watch') return withoutOptions('watch', values);
  throw new CommandError(`Unknown command "${command}": use summary, watch, export or plan.`);
}

function summaryOf({ from, to, ...others }: Values, now: Date): Asked {
  if (Object.keys(others).length > 0)
    throw new CommandError(`Only an export takes --format, --out and --by: ${USAGE}`);
  const last = to ?? dayOf(now.getTime());
  const first = from ?? dayOf(Date.parse(checkedDay('--to', last)) - (USUAL_DAYS - 1) * DAY_MS);
  return { command: 'summary', ...checkedRange(first, last) };
}

function withoutOptions<C extends string>(command: C, values: Values): { readonly command: C } {
  if (Object.keys(values).length > 0)
    throw new CommandError(`The ${command} takes no options: npm run events -- ${command}`);
  return { command };
}

function exportOf({ from, to, format, out, by = 'happened' }: Values): Asked {
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

function copyOf({ from, to, by, format, out }: Values, resume: string): Asked {
  if (from ?? to ?? by)
    throw new CommandError(`A copy that resumes takes no --from, --to and --by: ${USAGE}`);
  if (!format || !out) throw new CommandError(`A copy needs --format and --out: ${USAGE}`);
  return { command: 'copy', format: oneOf('--format', FORMATS, format), out, resume };
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
