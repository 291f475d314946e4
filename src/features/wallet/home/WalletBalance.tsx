import { useBalance } from '#src/data/member/use-balance.ts';
import { useT } from '#src/i18n/t.ts';
import { shortMoment } from '#src/lib/time.ts';
import { useNow } from '#src/lib/use-now.ts';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { useFormat } from '../use-format.ts';
import styles from './WalletBalance.module.css';

const MINUTE_MS = 60_000;

/** Greyed, with its time, when it is older than a minute. */
export function WalletBalance() {
  const t = useT();
  const { locale } = useFormat();
  const { row, isStale } = useBalance();
  const now = useNow(MINUTE_MS);
  return (
    <section className={styles.balance} aria-label={t('wallet.balance')}>
      <p className={styles.label}>
        <span>{t('wallet.balance')}</span>
        {row && isStale && (
          <span>{t('wallet.balanceAt', { time: shortMoment(row.readAt / 1000, now / 1000, locale) })}</span>
        )}
      </p>
      <p className={styles.amount}>
        {row ? <Amount coin={row.coin} hasCoin isStale={isStale} /> : <Skeleton />}
      </p>
    </section>
  );
}
