import { useMidnight } from '#src/data/api/use-moments.ts';
import { useSignals } from '@preact/signals-react/runtime';
import type { BetRow } from '#src/data/db/tables/rows.ts';
import { platformTime } from '#src/data/api/clock.ts';
import { useReason } from '#src/patterns/form/use-submission.ts';
import { language, useT } from '#src/i18n/t.ts';
import { formatExactCoin } from '#src/lib/money.ts';
import { shortMoment } from '#src/lib/time.ts';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { STATES } from './bet-table.ts';
import styles from './BetList.module.css';
import type { usePages } from './use-pages.ts';

const SETTLED = 1;

interface BetListProps {
  /** `undefined` until they have been read. */
  readonly bets: readonly BetRow[] | undefined;
  readonly pages: ReturnType<typeof usePages>;
}

export function BetList({ bets, pages }: BetListProps) {
  const t = useT();
  const reason = useReason();
  useMidnight();
  const isEmpty = bets?.length === 0 && (!pages.isReading || reason !== undefined);
  return (
    <div className={styles.list}>
      {isEmpty && <p className={styles.empty}>{t('history.noBets')}</p>}
      {bets?.length === 0 && !isEmpty && <Skeleton shape="row" />}
      <ul>
        {bets?.map((bet) => (
          <li key={bet.id}>
            <Bet bet={bet} />
          </li>
        ))}
      </ul>
      <Foot pages={pages} reason={reason} />
    </div>
  );
}

interface FootProps {
  readonly pages: BetListProps['pages'];
  readonly reason: string | undefined;
}

function Foot({ pages: { refreshing, hasMore, isReading, more }, reason }: FootProps) {
  const t = useT();
  const problem = useProblem(refreshing);
  if (problem) {
    return (
      <>
        <Problem text={problem} />
        <Button onClick={refreshing.again}>{t('common.tryAgain')}</Button>
      </>
    );
  }
  return hasMore ? (
    <Button isBusy={isReading} reason={reason} onClick={more}>
      {t('history.more')}
    </Button>
  ) : null;
}

/** With two decimals, so that the list adds up. */
function Bet({ bet: { gameName, time, bet, win, profit, status } }: { bet: BetRow }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const exact = (coin: number) => formatExactCoin(coin, locale);
  const moment = shortMoment(time, platformTime(), locale);
  const state = status !== SETTLED && STATES[status];
  return (
    <ListRow
      title={<bdi translate="no">{gameName}</bdi>}
      detail={
        <>
          <span>{state ? `${moment} · ${t(state)}` : moment}</span>
          <br />
          <span>{t('history.stake', { bet: exact(bet), win: exact(win) })}</span>
        </>
      }
      end={<Amount coin={profit} form="exactSigned" />}
    />
  );
}
