// The last section of docs/analysts.md, rewritten by every `npm run bench:events`.
import { cpus, loadavg } from 'node:os';
import { INSTALLATIONS } from './fill.ts';
import type { Reading } from './reading.ts';
import type { Storing } from './storing.ts';

export interface StoreMeasured {
  readonly rows: number;
  readonly server: string;
  readonly fillSeconds: number;
  readonly empty: Storing;
  readonly full: Storing;
  readonly reading: Reading;
}

export function sectionOf({ rows, server, fillSeconds, empty, full, reading }: StoreMeasured): string {
  const day = new Date().toISOString().slice(0, 10);
  const millions = `${rows / 1e6} million`;
  const storing = (what: string, read: (storing: Storing) => number | string): string[] => [
    what,
    String(read(empty)),
    String(read(full)),
  ];
  return `Written by \`npm run bench:events\` on ${day}: ${server} with its default configuration (but room for 8 GB of log) on ${cpus().length} cores
that server and clients share (load ${loadavg()[0]?.toFixed(1)} at the end), ${millions} events of ${INSTALLATIONS} installations over 30 days.
Every batch is on disk before its answer.

${table(
  ['storing, batches of 20', 'empty', millions],
  [
    storing('batches a second, one client', ({ oneClient }) => oneClient),
    storing('batches a second, ten clients', ({ tenClients }) => tenClients),
    storing('milliseconds a batch, ten clients, median', ({ medianMs }) => medianMs.toFixed(1)),
    storing('batches a second of repeats alone, ten clients', ({ allRepeated }) => allRepeated),
  ],
)}

${table(
  ['reading', millions],
  [
    [`summary of one day (${reading.dayEvents} events)`, `${reading.daySummaryS.toFixed(2)} s`],
    ['gaps of one installation', `${reading.gapsOfOneMs.toFixed(1)} ms`],
    [`gaps of all (${reading.gaps})`, `${reading.gapsOfAllS.toFixed(1)} s`],
    ...reading.exports.map(({ format, seconds, megabytes }) => [
      `export of that day, ${format}, ${megabytes.toFixed(0)} MB`,
      `${seconds.toFixed(1)} s`,
    ]),
    ['memory of the exporting process at its highest', `${reading.exportPeakMb.toFixed(0)} MB`],
    ['table and indexes on disk', `${reading.tableMb.toFixed(0)} + ${reading.indexMb.toFixed(0)} MB`],
    ['filling it in', `${fillSeconds.toFixed(0)} s`],
  ],
)}
`;
}

function table(head: readonly string[], rows: readonly string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
