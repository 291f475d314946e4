import { useSignals } from '@preact/signals-react/runtime';
import type { KeptReport } from '#src/data/db/tables/rows.ts';
import { language, useT } from '#src/i18n/t.ts';
import { openOverlay } from '#src/navigation/overlay.ts';
import { paths } from '#src/navigation/paths.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ExportButtons } from '#src/patterns/export/ExportButtons.tsx';
import { dayOf, dayText, spanOf } from '#src/patterns/days/days.ts';
import { Chart } from './Chart.tsx';
import { chartValues, tableRows } from './named-rows.ts';
import { ReportTable, type TableRow } from './ReportTable.tsx';
import { reportTable } from './report-table.ts';
import styles from './ShownReport.module.css';
import { Totals } from './Totals.tsx';

export function ShownReport({ kept }: { kept: KeptReport }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const group = t(`history.by_${kept.groupBy}`);
  const from = dayText(new Date(kept.startTime * 1000));
  const to = dayText(new Date(kept.endTime * 1000));
  const date = (day: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(dayOf(day) ?? new Date());
  const open = (row: TableRow) => openOverlay('bets', { title: row.name, ...roundsOf(kept, row) });
  return (
    <div className={styles.report}>
      <div className={styles.overview}>
        <p className={styles.days}>
          {from === to ? date(from) : t('history.days', { from: date(from), to: date(to) })}
        </p>
        <Totals report={kept.report} />
        {kept.report.count > 0 && <Chart values={chartValues(kept, locale)} group={group} />}
      </div>
      <div className={styles.figures}>
        {kept.report.count === 0 ? (
          <EmptyState scene="calm" title={t('history.noPlay')} text={t('history.noPlayText')}>
            <ButtonLink href={paths.home}>{t('shell.toLobby')}</ButtonLink>
          </EmptyState>
        ) : (
          <>
            <ReportTable rows={tableRows(kept, locale)} group={group} onOpen={open} />
            <ExportButtons fileName={`halcyon-${from}-${to}.csv`} rows={async () => reportTable(kept, t)} />
          </>
        )}
      </div>
    </div>
  );
}

/** Parameters for the rounds of a row. */
function roundsOf({ groupBy, startTime, endTime }: KeptReport, { key }: TableRow) {
  if (groupBy === 'type') return { startTime, endTime, typeId: Number(key) };
  if (groupBy === 'brand') return { startTime, endTime, brandId: Number(key) };
  return spanOf({ range: 'own', from: key, to: key }) ?? { startTime, endTime };
}
