import { useCounted } from '#src/i18n/counted.ts';
import { useT } from '#src/i18n/t.ts';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './ReportTable.module.css';

export interface TableRow {
  readonly key: string;
  readonly name: string;
  readonly bet: number;
  readonly win: number;
  readonly profit: number;
  readonly count: number;
}

interface ReportTableProps {
  readonly rows: readonly TableRow[];
  /** What the rows are. */
  readonly group: string;
  readonly onOpen: (row: TableRow) => void;
}

/** Each row opens its rounds. */
export function ReportTable({ rows, group, onOpen }: ReportTableProps) {
  const t = useT();
  const counted = useCounted();
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('history.table')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{group}</th>
          <th scope="col">{t('history.stakes')}</th>
          <th scope="col">{t('history.wins')}</th>
          <th scope="col">{t('history.result')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              <button
                type="button"
                className={styles.open}
                aria-haspopup="dialog"
                onClick={() => onOpen(row)}
              >
                <span translate="no">{row.name}</span>
                <small className={styles.count}>{counted('history.roundCount', row.count)}</small>
              </button>
            </th>
            <td>
              <Amount coin={row.bet} form="exact" />
            </td>
            <td>
              <Amount coin={row.win} form="exact" />
            </td>
            <td>
              <Amount coin={row.profit} form="exactSigned" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
