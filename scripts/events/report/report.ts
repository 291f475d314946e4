// One HTML file to read, send and print: no script, nothing from elsewhere.
import type {
  AnalysedDay,
  Analysis,
  Funnel,
  ReconciliationRow,
  Source,
} from '#server/store/events/analysis.ts';
import { Html, html } from '#server/http/markup.ts';
import { CommandError } from '../../run/command-error.ts';
import type { Report } from '../arguments.ts';
import { writeWhole } from '../export-file.ts';
import { printable } from '../printable.ts';
import type { EventSource } from '../source/event-source.ts';
import { deliveryChart, funnelChart, percentOf, retentionChart, stepsOf, visitsChart } from './charts.ts';
import { STYLE } from './style.ts';

export async function writeReport(source: Pick<EventSource, 'analysis'>, asked: Report): Promise<void> {
  const analysis = await source.analysis(asked);
  await writeWhole(asked.out, reportPage(analysis, asked, new Date())).catch(
    (error: NodeJS.ErrnoException) => {
      throw new CommandError(`Cannot write "${asked.out}": ${error.code}.`);
    },
  );
  console.log(`The report on ${asked.from} to ${asked.to} is in ${asked.out}.`);
}

type Range = Pick<Report, 'from' | 'to'>;

export function reportPage(analysis: Analysis, range: Range, madeAt: Date): string {
  const title = `Events, ${range.from} to ${range.to}`;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          http-equiv="content-security-policy"
          content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"
        />
        <title>${title}</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <p>Days are those of UTC. Made on ${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC.</p>
          ${verdict(analysis.days)}
        </header>
        ${sectionsOf(analysis, range, madeAt)}
      </body>
    </html>`;
  return `${page.text}\n`;
}

const sectionsOf = (
  { days, funnel, retention, sources, reconciliation }: Analysis,
  { from, to }: Range,
  madeAt: Date,
): Html[] => [
  section(
    'Who came',
    'Installations that opened the app, those that did so for the first time, members who were signed in, and members who played a round.',
    [visitsChart(days), visitsTable(days)],
  ),
  section(
    'From the first visit to the first round',
    `Installations whose first visit was from ${from} to ${to}, and how far they have come until now. A member who played on another device counts where a game was opened here. ${mayGrow(days)}`,
    [funnelChart(funnel), funnelTable(funnel)],
  ),
  section(
    'Who comes back',
    'By the week (from Monday) of the first visit, and how many installations that was: the part that came again in each later week.',
    [retentionChart(retention)],
  ),
  section(
    'Where first visits came from',
    `By the link, or the site before. Not known: the first event has not come, or its app did not tell. ${mayGrow(days)}`,
    [sourcesTable(sources)],
  ),
  section(
    'Delivery',
    'Events by the day on which they happened. Late: stored more than an hour after. Missing: made, and waiting on a device or lost. Dropped and refused: told by the device or the platform.',
    [deliveryChart(days), deliveryTable(days, madeAt)],
  ),
  section(
    'Events beside what the platform recorded',
    `Rounds compare the ledger with the game sessions, and every other measure what events say with the records; the page for analysts says why they may differ. ${mayGrow(days)}`,
    [reconciliationTable(reconciliation)],
  ),
];

/** A note for figures that add up all days. */
const mayGrow = (days: readonly AnalysedDay[]): string =>
  days.some(({ state }) => state === 'growing') ? '* Days that still grow are among these.' : '';

const section = (title: string, note: string, parts: readonly Html[]): Html =>
  html`<section>
    <h2>${title}</h2>
    <p>${note}</p>
    ${parts}
  </section>`;

/** What can be relied on, before any figure. */
function verdict(days: readonly AnalysedDay[]): Html {
  const growing = days.filter(({ state }) => state === 'growing');
  const settled = days.filter(({ state }) => state === 'settled').length;
  const final = days.length - growing.length - settled;
  const first = growing[0]?.day;
  const sentence = first
    ? `The figures from ${first} on will still grow (grey, and marked *): devices without a line keep events for up to 30 days.`
    : 'No figure of these days is expected to change much.';
  return html`<p class="verdict">
    <strong>${final}</strong> of ${days.length} days ${are(final)} final, <strong>${settled}</strong> ${are(settled)}
    settled (at least 99 % of the events of such days had come by their age), <strong>${growing.length}</strong> still
    ${growing.length === 1 ? 'grows' : 'grow'}. ${sentence}
  </p>`;
}

const are = (count: number): string => (count === 1 ? 'is' : 'are');

type Cell = string | number;

/** A table up to this size is not divided between two sheets of paper. */
const WHOLE_ROWS = 14;

/** Columns of figures are aligned to the right. */
function table(head: readonly string[], rows: ReadonlyArray<readonly Cell[]>): Html {
  if (rows.length === 0) return html`<p class="empty">Nothing in these days.</p>`;
  const classes = head.map((_, at) => (rows.every((row) => isFigure(row[at] ?? '')) ? 'figure' : ''));
  return html`<div class="${rows.length > WHOLE_ROWS ? 'scroll' : 'scroll whole'}"><table>
    <thead>
      <tr>
        ${head.map((name, at) => html`<th class="${classes[at] ?? ''}">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => html`<tr>${row.map((cell, at) => html`<td class="${classes[at] ?? ''}">${shown(cell)}</td>`)}</tr>`)}
    </tbody>
  </table></div>`;
}

const isFigure = (cell: Cell): boolean => typeof cell === 'number' || cell === '' || cell.endsWith(' %');

const shown = (cell: Cell): string =>
  typeof cell === 'number' ? cell.toLocaleString('en-US') : printable(cell);

const marked = ({ day, state }: AnalysedDay): string => (state === 'growing' ? `${day} *` : day);

const visitsTable = (days: readonly AnalysedDay[]): Html =>
  table(
    ['day', 'visits', 'visitors', 'first visits', 'members', 'players', 'rounds'],
    days.map((day) => [
      marked(day),
      day.visits,
      day.visitors,
      day.first_visits,
      day.members,
      day.players,
      day.rounds,
    ]),
  );

function funnelTable(funnel: Funnel): Html {
  const steps = stepsOf(funnel);
  return table(
    ['step', 'installations', 'of all', 'of the step before'],
    steps.map(({ name, count }, index) => [
      name,
      count,
      percentOf(count, funnel.visited),
      index === 0 ? '' : percentOf(count, steps[index - 1]?.count ?? 0),
    ]),
  );
}

const sourcesTable = (sources: readonly Source[]): Html =>
  table(
    ['source', 'campaign', 'installations', 'registered', 'of these'],
    sources.map(({ source, campaign, installations, registered }) => [
      source,
      campaign ?? '',
      installations,
      registered,
      percentOf(registered, installations),
    ]),
  );

const deliveryTable = (days: readonly AnalysedDay[], madeAt: Date): Html =>
  table(
    ['day', 'stored', 'late', 'missing', 'dropped', 'refused', 'usually there by now'],
    days.map((day) => [
      marked(day),
      day.stored,
      day.late,
      day.missing,
      day.dropped,
      day.refused,
      usualOf(day, madeAt),
    ]),
  );

function usualOf({ day, state, usual_percent: usual }: AnalysedDay, madeAt: Date): string {
  if (state === 'final') return 'final';
  if (day >= madeAt.toISOString().slice(0, 10)) return 'not over yet';
  // Cut and not rounded: 99.96 is not all.
  return usual === null ? 'no experience' : `${(Math.floor(usual * 10) / 10).toFixed(1)} %`;
}

const reconciliationTable = (rows: readonly ReconciliationRow[]): Html =>
  table(
    ['measure', 'events or ledger', 'of these proved', 'recorded', 'difference'],
    rows.map((row) => [
      row.measure.replace('_', ' '),
      row.by_source,
      row.proved ?? '',
      row.by_records,
      row.difference,
    ]),
  );
