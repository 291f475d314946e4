import { language, useT } from '#src/i18n/t.ts';
import { formatExactCoin } from '#src/lib/money.ts';
import { shortMoment } from '#src/lib/time.ts';
import { useNow } from '#src/lib/use-now.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { useLastBets } from '../../queries.ts';
import styles from './LastRounds.module.css';

const SHOWN = 20;
const MINUTE_MS = 60_000;
const OPEN = 0;

/** Readable without a connection: what was fetched last. */
export function LastRounds() {
  const t = useT();
  const locale = useSignalValue(language);
  const bets = useLastBets(SHOWN);
  const now = useNow(MINUTE_MS) / 1000;
  if (!bets) return <Skeleton shape="row" />;
  if (bets.length === 0) return <p className={styles.empty}>{t('member.noHistory')}</p>;
  return (
    <ul className={styles.list}>
      {bets.map((bet) => (
        <li key={bet.id}>
          <ListRow
            title={bet.gameName}
            detail={
              <>
                {shortMoment(bet.time, now, locale)} ·{' '}
                {t('member.stake', { amount: formatExactCoin(bet.bet, locale) })}
              </>
            }
            end={bet.status === OPEN ? t('member.openRound') : <Amount coin={bet.profit} form="signed" />}
          />
        </li>
      ))}
    </ul>
  );
}
