// The measurements of starts, as sections of the report.
import { type Budget, isWithin } from '../scripts/budgets/budgets.ts';
import type { Score } from './lighthouse.ts';
import { type Section, stamp, table } from './measurements.ts';
import type { Row } from './rows.ts';

export interface BenchFigures {
  readonly browser: string;
  readonly runs: number;
  readonly budgets: readonly Budget[];
  readonly scores: readonly Score[];
  readonly times: readonly Row[];
  readonly quiet: readonly Row[];
}

export function sectionsOf({ browser, runs, budgets, scores, times, quiet }: BenchFigures): Section[] {
  const made = stamp(browser);
  return [
    {
      title: 'Bytes',
      text: `${made} Compressed, of the production build, on the wire. 1 KB is 1,024 bytes. Pictures of games and offers are
content: the app is ready offline without them. These are gates.

${table(['what', 'measured', 'gate', ''], budgets.map(budgetCells))}`,
    },
    {
      title: 'Starts',
      text: `${made} Milliseconds since the navigation began, fastest / median / slowest of ${runs}, each visit in a
browser started for it; a report, to be read as ratios. Slow 4G is 1.6 Mbit/s and 150 ms, poor 3G 400 kbit/s and
400 ms, on a line that page and worker share; a connection costs one round trip more. The processor is slowed 4 times
where nothing else is said. *Visible*: the first frame with tiles in it. *Usable*: a tap on one is handled. Offline
nobody answers at the address.

Floor (a) is a static page with the same tiles and pictures and the least worker that keeps them. Floor (c) draws
the same list from IndexedDB with the same packages, out of a script that carries it, and does nothing else.

${table(['what', 'budget', 'ratio', '', 'product', 'beside it'], times.map(rowCells))}

${table(['what', 'budget', 'median', '', 'product', 'floor (c)'], quiet.map(rowCells))}`,
    },
    {
      title: 'Lighthouse',
      text: `${made} On a phone, medians of ${runs}, each in a newly started browser: the lobby of a first visit, wallet
and mail of a member who opens the app again, and of one whose device has a session and nothing else. All scores but
performance are gates at 100; the aim for performance is 99.

${table(['screen', ...CATEGORIES, 'findings'], scoreRows(scores))}`,
    },
  ];
}

const verdict = (isFine: boolean): string => (isFine ? '' : 'over');

const FORMS = { KB: ['KB', 1], B: ['B', 0], times: ['x', 2] } as const;

const budgetCells = (budget: Budget): string[] => {
  const [unit, digits] = FORMS[budget.unit];
  const gate = budget.gate === undefined ? '' : `${budget.gate} ${unit}`;
  return [budget.what, `${budget.figure.toFixed(digits)} ${unit}`, gate, verdict(isWithin(budget))];
};

const rowCells = (row: Row): string[] => [
  row.what,
  row.budget,
  row.figure,
  verdict(row.isWithin),
  row.product,
  row.beside,
];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

function scoreRows(scores: readonly Score[]): string[][] {
  return [...new Set(scores.map(({ screen }) => screen))].map((screen) => {
    const own = scores.filter((score) => score.screen === screen);
    const cells = CATEGORIES.map((name) =>
      String(own.find(({ category }) => category === name)?.score ?? ''),
    );
    return [screen, ...cells, own.flatMap(({ findings }) => findings).join('; ')];
  });
}
