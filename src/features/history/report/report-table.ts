// The report as a table for export.
import type { KeptReport } from '#src/data/db/tables/rows.ts';
import type { Translate } from '#src/i18n/t.ts';
import type { Rows } from '#src/patterns/export/ExportButtons.tsx';

export function reportTable({ groupBy, report }: KeptReport, t: Translate): Rows {
  const first = t(groupBy === 'day' ? 'history.colDay' : `history.by_${groupBy}`);
  const head = [first, t('history.stakes'), t('history.wins'), t('history.result'), t('history.rounds')];
  const rows = report.list.map(({ key, name, bet, win, profit, count }) => [
    groupBy === 'day' ? key : name,
    { coin: bet },
    { coin: win },
    { coin: profit },
    { count },
  ]);
  return [head, ...rows];
}
