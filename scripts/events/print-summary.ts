import {
  type DayRange,
  type Delivery,
  type Gaps,
  type SummaryRow,
  type UnplannedEvents,
} from '#server/store/events/summary.ts';
import { tableOf } from './table.ts';

export const deliveryText = (range: DayRange, { summary, gaps, unplanned }: Delivery): string =>
  summaryText(range, summary, gaps) + unplannedText(unplanned);

export function summaryText({ from, to }: DayRange, rows: readonly SummaryRow[], gaps: Gaps): string {
  const days =
    rows.length === 0
      ? `No events from ${from} to ${to}.`
      : `Events by the day they happened (UTC), ${from} to ${to}\n\n${summaryTable(rows)}\n\n` +
        'late: stored more than an hour after; missing: waiting or lost; clock: set wrong, counted by their receipt;\n' +
        'unknown: names that are not in the tracking plan; props: events with a property that was refused;\n' +
        'p50, p95, p99: seconds from event to store' +
        leftOutText(rows);
  return `${days}\n\n${gapsText(gaps)}`;
}

/** Empty if nothing was left out. */
function leftOutText(rows: readonly SummaryRow[]): string {
  const sum = (column: 'unconfirmed' | 'implausible') => rows.reduce((total, row) => total + row[column], 0);
  const [unconfirmed, implausible] = [sum('unconfirmed'), sum('implausible')];
  if (unconfirmed + implausible === 0) return '';
  return (
    `\n\nLeft out: ${implausible} events with a number that cannot be (events_implausible), ` +
    `${unconfirmed} numbers that only one request without a token makes look missing`
  );
}

function summaryTable(rows: readonly SummaryRow[]): string {
  const head = [
    'day',
    'version',
    'made',
    'stored',
    'late',
    'duplicates',
    'refused',
    'dropped',
    'missing',
    'clock',
    'unknown',
    'props',
    'p50',
    'p95',
    'p99',
  ];
  return tableOf(head, rows.map(summaryCells));
}

const summaryCells = (row: SummaryRow): Array<string | number> => [
  row.day,
  row.version || '?',
  row.made,
  row.stored,
  row.late,
  row.duplicates_dropped,
  row.refused,
  row.dropped_at_limit,
  row.missing,
  row.clocks_wrong,
  row.unknown_names,
  row.with_refused_props,
  seconds(row.latency_p50),
  seconds(row.latency_p95),
  seconds(row.latency_p99),
];

const seconds = (value: number | null): string => (value === null ? '' : value.toFixed(value < 100 ? 1 : 0));

function gapsText({ newest, totals }: Gaps): string {
  const all = totals.reduce((sum, { gaps }) => sum + gaps, 0);
  if (all === 0) return 'No gaps.';
  const sums = [...totals]
    .sort((a, b) => (a.state < b.state ? -1 : 1))
    .map(({ state, gaps, numbers }) => `${gaps} ${state} (${numbers} ${numbers === 1 ? 'event' : 'events'})`);
  const rows = newest.map((gap) => [
    gap.install_id,
    gap.from_seq,
    gap.to_seq,
    moment(gap.first_seen),
    gap.state,
    gap.reason ?? '',
  ]);
  const shown = rows.length < all ? `, the ${rows.length} newest` : '';
  const table = tableOf(['installation', 'from', 'to', 'first seen (UTC)', 'state', 'reason'], rows);
  return `Gaps: ${sums.join(', ')}${shown}\n\n${table}`;
}

/** Empty if every event matches the plan. */
export function unplannedText({ names, props }: UnplannedEvents): string {
  const nameRows = names.map((row) => [row.event_name, row.version, row.events, moment(row.last_seen)]);
  const propRows = props.map((row) => [
    row.event_name,
    row.prop,
    row.reason,
    row.version,
    row.events,
    moment(row.last_seen),
  ]);
  const columns = ['version', 'events', 'last seen (UTC)'];
  return [
    block('Unknown names', ['name', ...columns], nameRows),
    block('Refused properties', ['name', 'property', 'reason', ...columns], propRows),
  ].join('');
}

const block = (title: string, head: string[], rows: Array<Array<string | number>>): string =>
  rows.length === 0 ? '' : `\n\n${title}\n\n${tableOf(head, rows)}`;

const moment = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');
