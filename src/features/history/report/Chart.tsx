import { useT } from '#src/i18n/t.ts';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import styles from './Chart.module.css';
import { drawingOf, HEIGHT, WIDTH } from './columns.ts';

export interface ChartValue {
  readonly key: string;
  readonly name: string;
  /** Hundredths. */
  readonly profit: number;
}

interface ChartProps {
  /** From the start of the line to its end. */
  readonly values: readonly ChartValue[];
  /** Labels of the columns. */
  readonly group: string;
}

/** More columns than this leave no room for labels. */
const NAMED_MAX = 5;

/** Shows only the trend: the figures are in the table. */
export function Chart({ values, group }: ChartProps) {
  const t = useT();
  const isNamed = values.length <= NAMED_MAX;
  const named = isNamed ? values : values.filter((_, index) => index === 0 || index === values.length - 1);
  const { columns, zero, highest, lowest } = drawingOf(values);
  return (
    <figure className={styles.chart} aria-label={t('history.chart', { group })}>
      <div className={styles.scale}>
        <Amount coin={highest} form="exact" />
        {lowest < 0 && <Amount coin={lowest} form="exact" />}
      </div>
      <svg
        className={styles.field}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {columns.map(({ key, isLoss, ...place }) => (
          <rect key={key} className={isLoss ? styles.loss : styles.gain} {...place} />
        ))}
        <line className={styles.zero} x1="0" x2={WIDTH} y1={zero} y2={zero} />
      </svg>
      <div className={isNamed ? styles.names : styles.ends} aria-hidden="true">
        {named.map(({ key, name }) => (
          <span key={key} className={styles.name}>
            {name}
          </span>
        ))}
      </div>
    </figure>
  );
}
