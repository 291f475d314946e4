// The crash table: one line for each fault and database.
import { keepSections, stamp, table } from '../../bench/measurements.ts';
import type { Count } from './count.ts';
import type { Row } from './row.ts';

const HEAD = [
  'fault',
  'database',
  'runs',
  'rounds: acknowledged / found / lost / doubled',
  'events: acknowledged / found / lost / doubled',
  'refused / unanswered',
  'service, s: median / slowest',
  'stopped, s: slowest',
];

/** Printed, and written into the measurements. */
export function report(rows: readonly Row[], isOnServer: boolean): void {
  const missing = isOnServer ? '' : '\n\nNot run on PostgreSQL: its server is not installed here.';
  const text = `${stamp('`npm run test:crash`')} Members play rounds and installations send events, each write repeated with its
idempotency key until it is acknowledged, while the fault happens. *Found*: in the database afterwards. *Refused*: with
503 and \`Retry-After\` in an envelope. *Service*: from the moment at which the database was there again (the platform
killed or stopped: from its start by \`npm run serve\`) until each of them had a new write acknowledged; 2 s is the limit where
the platform itself goes on. The PostgreSQL server does not sync to disk here: its crash is that of its processes, not of
the machine.

${tableOf(rows)}${missing}`;
  keepSections([{ title: 'Crashes', text }]);
}

export const tableOf = (rows: readonly Row[]): string => table(HEAD, grouped(rows).map(cellsOf));

export const problemLines = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ fault, database, problems }) =>
    problems.map((problem) => `${fault} (${database}): ${problem}`),
  );

function grouped(rows: readonly Row[]): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.fault} ${row.database}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

function cellsOf(rows: readonly Row[]): string[] {
  const [first] = rows;
  const seconds = rows.map((row) => row.seconds).sort((a, b) => a - b);
  const stops = rows.flatMap(({ ended }) => (ended ? [ended.seconds] : []));
  const total = (of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  const counts = (of: (row: Row) => Count) =>
    (['acknowledged', 'found', 'lost', 'doubled'] as const)
      .map((what) => total((row) => of(row)[what]))
      .join(' / ');
  const shown = (value: number | undefined) => value?.toFixed(1) ?? '';
  return [
    first?.fault ?? '',
    first?.database ?? '',
    String(rows.length),
    counts((row) => row.counts.rounds),
    counts((row) => row.counts.events),
    `${total((row) => row.refused)} / ${total((row) => row.unanswered)}`,
    `${shown(seconds[Math.floor(seconds.length / 2)])} / ${shown(seconds.at(-1))}`,
    stops.length > 0 ? shown(Math.max(...stops)) : '',
  ];
}
