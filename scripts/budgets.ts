// `npm run budgets`: the byte budgets, measured on the production build.
import { type Budget, isWithin, measureBudgets } from './budgets/budgets.ts';
import { ensureBuilt } from './run/built.ts';

export async function main(): Promise<number> {
  await ensureBuilt();
  const budgets = await measureBudgets();
  for (const budget of budgets) console.log(lineOf(budget));
  return budgets.every(isWithin) ? 0 : 1;
}

function lineOf(budget: Budget): string {
  const { what, figure, gate, unit } = budget;
  const limit = gate === undefined ? '' : `of ${shown(gate, unit)}`;
  const verdict = isWithin(budget) ? '' : 'OVER';
  return `${what.padEnd(60)} ${shown(figure, unit).padStart(10)} ${limit.padEnd(12)} ${verdict}`.trimEnd();
}

const FORMS: Readonly<Record<Budget['unit'], (figure: number) => string>> = {
  KB: (figure) => `${figure.toFixed(1)} KB`,
  B: (figure) => `${figure} B`,
  times: (figure) => `${figure.toFixed(2)} x`,
};

const shown = (figure: number, unit: Budget['unit']): string => FORMS[unit](figure);
