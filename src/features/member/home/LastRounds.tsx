import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { language, useT } from '#src/i18n/t.ts';
import { formatExactCoin } from '#src/lib/money.ts';
import { shortMoment } from '#src/lib/time.ts';
import { useNow } from '#src/lib/use-now.ts';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { useLastBets } from './queries.ts';
import styles from './LastRounds.module.css';

const FEW = 5;
const MANY = 20;
const MINUTE_MS = 60_000;
const OPEN = 0;

/** Available offline: the rounds that were fetched last. */
export function LastRounds() {
  useSignals();
  const t = useT();
  const locale = language.value;
  const [isAll, setAll] = useState(false);
  const bets = useLastBets(MANY);
  const now = useNow(MINUTE_MS) / 1000;
  if (!bets) return <Skeleton shape="row" />;
  if (bets.length === 0) return <p className={styles.empty}>{t('member.noHistory')}</p>;
  const shown = isAll ? bets : bets.slice(0, FEW);
  return (
    <>
      <ul>
        {shown.map((bet) => (
          <li key={bet.id}>
            <ListRow
              title={<bdi translate="no">{bet.gameName}</bdi>}
              detail={`${shortMoment(bet.time, now, locale)} · ${t('member.stake', { amount: formatExactCoin(bet.bet, locale) })}`}
              end={
                bet.status === OPEN ? (
                  <span>{t('member.openRound')}</span>
                ) : (
                  <Amount coin={bet.profit} form="exactSigned" />
                )
              }
            />
          </li>
        ))}
      </ul>
      {shown.length < bets.length && (
        <div className={styles.more}>
          <Button isWide onClick={() => setAll(true)}>
            {t('member.moreRounds')}
          </Button>
        </div>
      )}
    </>
  );
}
