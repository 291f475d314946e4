import { useSignals } from '@preact/signals-react/runtime';
import { language } from '#src/i18n/t.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatCoin, formatExactCoin, formatExactSignedCoin, formatSignedCoin } from '#src/lib/money.ts';
import styles from './Amount.module.css';

const FORMATS = {
  whole: formatCoin,
  signed: formatSignedCoin,
  exact: formatExactCoin,
  exactSigned: formatExactSignedCoin,
};

interface AmountProps {
  /** Hundredths. */
  readonly coin: number;
  /** Signed forms are coloured as gain or loss; exact ones, for amounts to add up or compare, have two decimals. */
  readonly form?: keyof typeof FORMATS;
  readonly hasCoin?: boolean;
  /** Older than a minute, or uncertain. */
  readonly isStale?: boolean;
}

export function Amount({ coin, form = 'whole', hasCoin, isStale }: AmountProps) {
  useSignals();
  const locale = language.value;
  const isSigned = form === 'signed' || form === 'exactSigned';
  const tone = isSigned && (coin < 0 ? styles.loss : coin > 0 && styles.gain);
  return (
    <span className={classNames(styles.amount, tone, isStale && styles.stale)}>
      {hasCoin && (
        <svg className={styles.coin} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 2a10 10 0 1 0 .01 0ZM6.5 13.5q2.75-4 5.5-1.5t5.5-1.5" />
        </svg>
      )}
      <bdi dir="ltr" translate="no">
        {FORMATS[form](coin, locale)}
      </bdi>
    </span>
  );
}
