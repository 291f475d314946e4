import { useSignals } from '@preact/signals-react/runtime';
import type { UserInfo } from '#src/contract/member.ts';
import { connection } from '#src/data/api/connection.ts';
import { useBalance } from '#src/data/member/use-balance.ts';
import { refreshBalance } from '#src/data/answers/refresh-member.ts';
import { language, useT } from '#src/i18n/t.ts';
import { formatCoin } from '#src/lib/money.ts';
import { shortMoment } from '#src/lib/time.ts';
import { useNow } from '#src/lib/use-now.ts';
import { useAskedRefresh } from '#src/patterns/stored-screen/use-asked-refresh.ts';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import { rotateCw } from '#src/ui/Icon/shapes.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import styles from './Coins.module.css';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** The balance, the coin in the safe, and the points. */
export function Coins({ user }: { user: UserInfo }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  return (
    <section className={styles.card} aria-label={t('member.balance')}>
      <Balance />
      <dl className={styles.others}>
        <div>
          <dt className={styles.label}>{t('member.safe')}</dt>
          <dd>
            <Amount coin={user.safebox} hasCoin />
          </dd>
        </div>
        <div>
          <dt className={styles.label}>{t('member.points')}</dt>
          {/* Points are whole numbers, not hundredths. */}
          <dd className={styles.points}>{formatCoin(user.lottery * 100, locale)}</dd>
        </div>
      </dl>
    </section>
  );
}

function Balance() {
  useSignals();
  const t = useT();
  const locale = language.value;
  const { row, isStale } = useBalance();
  const isOffline = connection.value === 'offline';
  const now = useNow(MINUTE_MS);
  const { isBusy, ask } = useAskedRefresh(refreshBalance);
  const readAt = row && shortMoment(row.readAt / SECOND_MS, now / SECOND_MS, locale);
  return (
    <div className={styles.balance}>
      <div className={styles.words}>
        <p className={styles.label}>{t('member.balance')}</p>
        <p className={styles.amount}>
          {row ? <Amount coin={row.coin} hasCoin isStale={isStale} /> : <Skeleton />}
        </p>
        <p className={styles.label}>{readAt ? t('member.at', { time: readAt }) : <Skeleton />}</p>
      </div>
      {isBusy && <Spinner />}
      {isOffline ? (
        <small className={styles.label}>{t('common.needsConnection')}</small>
      ) : (
        <IconButton
          icon={rotateCw}
          label={t('member.refresh')}
          aria-busy={isBusy}
          onClick={() => void ask()}
        />
      )}
    </div>
  );
}
