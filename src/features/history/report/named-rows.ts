// Labels of a report's rows, including days without play.
import type { KeptReport } from '#src/data/db/tables/rows.ts';
import { dayOf, daysOf } from '#src/patterns/days/days.ts';
import type { ChartValue } from './Chart.tsx';
import type { TableRow } from './ReportTable.tsx';

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };

/** `Nov 21` in the order of the locale. */
function dayName(key: string, locale: string): string {
  const day = dayOf(key);
  return day ? new Intl.DateTimeFormat(locale, DAY).format(day) : key;
}

export function tableRows({ groupBy, report }: KeptReport, locale: string): TableRow[] {
  return report.list.map((row) => ({
    ...row,
    name: groupBy === 'day' ? dayName(row.key, locale) : row.name,
  }));
}

/** Days in order, including those without play; types and studios as received. */
export function chartValues(kept: KeptReport, locale: string): ChartValue[] {
  const rows = tableRows(kept, locale);
  if (kept.groupBy !== 'day') return rows;
  const profits = new Map(rows.map(({ key, profit }) => [key, profit]));
  return daysOf(kept).map((key) => ({ key, name: dayName(key, locale), profit: profits.get(key) ?? 0 }));
}
