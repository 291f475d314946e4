import type { BetReport } from '#src/contract/game.ts';
import { useCounted } from '#src/i18n/counted.ts';
import { useT } from '#src/i18n/t.ts';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import styles from './Totals.module.css';

/** The totals: the result first, losses as visible as wins. */
export function Totals({ report }: { report: BetReport }) {
  const t = useT();
  const counted = useCounted();
  const { profit, totalBet, totalWin, count, deposit, withdraw } = report;
  const figures = [
    { name: t('history.stakes'), coin: totalBet },
    { name: t('history.wins'), coin: totalWin },
    { name: t('history.deposits'), coin: deposit },
    { name: t('history.withdrawals'), coin: withdraw },
  ];
  return (
    <dl className={styles.totals}>
      <div className={styles.result}>
        <dt className={styles.name}>{t('history.result')}</dt>
        <dd className={styles.large}>
          <Amount coin={profit} form="exactSigned" />
        </dd>
        <dd className={styles.name}>{counted('history.roundCount', count)}</dd>
      </div>
      {figures.map(({ name, coin }) => (
        <div key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd>
            <Amount coin={coin} form="exact" />
          </dd>
        </div>
      ))}
      <div className={styles.net}>
        <dt className={styles.name}>{t('history.netDeposits')}</dt>
        <dd>
          <Amount coin={deposit - withdraw} form="exact" />
        </dd>
        <dd className={styles.name}>{t('history.netText')}</dd>
      </div>
    </dl>
  );
}
