// The rows of the report: what is compared with what, and the budget for it.
import { median, spread } from './numbers.ts';
import type { Results, SituationName } from './rounds.ts';
import type { SubjectName } from './subjects.ts';
import type { VisitFigures } from './visit.ts';

export interface Row {
  readonly what: string;
  readonly budget: string;
  readonly figure: string;
  readonly isWithin: boolean;
  /** Fastest, median and slowest of the product. */
  readonly product: string;
  /** The same of its floor. */
  readonly beside: string;
}

type Measure = 'visible' | 'usable';

interface Comparison {
  readonly measure: Measure;
  readonly situation: SituationName;
  readonly beside: SubjectName;
  readonly besideSituation?: SituationName;
  readonly budget: number;
}

/** First visible beside the static page, then usable beside the list from the database. */
const COMPARISONS: readonly Comparison[] = [
  { measure: 'visible', situation: 'cold, slow 4G', beside: 'static', budget: 1.3 },
  { measure: 'visible', situation: 'cold, poor 3G', beside: 'static', budget: 1.4 },
  { measure: 'visible', situation: 'warm, slow 4G', beside: 'static', budget: 1.5 },
  {
    measure: 'visible',
    situation: 'warm, slow 4G, processor 10 times slower',
    beside: 'static',
    budget: 1.5,
  },
  { measure: 'visible', situation: 'offline', beside: 'static', budget: 1.5 },
  { measure: 'visible', situation: 'offline, processor 10 times slower', beside: 'static', budget: 1.5 },
  {
    measure: 'visible',
    situation: 'warm, poor 3G',
    beside: 'product',
    besideSituation: 'offline',
    budget: 1.1,
  },
  { measure: 'usable', situation: 'cold, slow 4G', beside: 'list', budget: 1.05 },
  { measure: 'usable', situation: 'cold, poor 3G', beside: 'list', budget: 1.05 },
  { measure: 'usable', situation: 'warm, slow 4G', beside: 'list', budget: 1 },
  { measure: 'usable', situation: 'warm, slow 4G, processor 10 times slower', beside: 'list', budget: 1 },
  { measure: 'usable', situation: 'offline', beside: 'list', budget: 1 },
  { measure: 'usable', situation: 'offline, processor 10 times slower', beside: 'list', budget: 1 },
];

const FLOORS: Record<SubjectName, string> = { product: 'itself', static: '(a)', list: '(c)' };

export function timeRows(results: Results): Row[] {
  return COMPARISONS.map(({ measure, situation, beside, besideSituation = situation, budget }) => {
    const own = times(results.of('product', situation), measure);
    const other = times(results.of(beside, besideSituation), measure);
    const ratio = median(own) / median(other);
    const than = beside === 'product' ? `its own ${besideSituation}` : FLOORS[beside];
    return {
      what: `${situation}: ${measure}`,
      budget: `${budget} x ${than}`,
      figure: ratio.toFixed(2),
      isWithin: ratio <= budget,
      product: spread(own),
      beside: spread(other),
    };
  });
}

/** Rows with a fixed budget, independent of the floors. */
export function quietRows(results: Results): Row[] {
  return [
    ownRow(results, 'warm, slow 4G', { what: 'blocked, ms', budget: 50, of: (seen) => seen.blocked }),
    ownRow(results, 'warm, slow 4G, processor 10 times slower', {
      what: 'blocked, ms',
      budget: 200,
      of: (seen) => seen.blocked,
    }),
    ownRow(results, 'cold, slow 4G', {
      what: 'layout shift',
      budget: 0,
      digits: 3,
      of: (seen) => seen.shift,
    }),
    ownRow(results, 'warm, slow 4G', {
      what: 'script heap, MB',
      budget: 5,
      digits: 1,
      of: (seen) => seen.heapBytes / 1e6,
    }),
  ];
}

interface OwnFigure {
  readonly what: string;
  readonly budget: number;
  readonly digits?: number;
  readonly of: (seen: VisitFigures) => number;
}

function ownRow(
  results: Results,
  situation: SituationName,
  { what, budget, digits = 0, of }: OwnFigure,
): Row {
  const own = results.of('product', situation).map(of);
  const middle = median(own);
  return {
    what: `${situation}: ${what}`,
    budget: String(budget),
    figure: middle.toFixed(digits),
    isWithin: Number(middle.toFixed(digits)) <= budget,
    product: spread(own, digits),
    beside: spread(results.of('list', situation).map(of), digits),
  };
}

/** A tile is not usable before it is visible. */
const times = (visits: readonly VisitFigures[], measure: Measure): number[] =>
  visits.map(({ visible, usable }) => (measure === 'visible' ? visible : Math.max(visible, usable)));
