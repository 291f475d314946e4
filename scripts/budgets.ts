// `npm run budgets`: the byte budgets, measured on the production build.
import { isWithin, measureBudgets } from './budgets/budgets.ts';
import { ensureBuilt } from './run/built.ts';

export async function main(): Promise<number> {
  await ensureBuilt();
  const budgets = await measureBudgets();
  for (const budget of budgets) {
    const { what, figure, gate, unit } = budget;
    const verdict = isWithin(budget) ? '' : 'OVER';
    console.log(
      `${what.padEnd(60)} ${figure.toFixed(1).padStart(7)} of ${String(gate).padStart(4)} ${unit}  ${verdict}`,
    );
  }
  return budgets.every(isWithin) ? 0 : 1;
}
