import { useSignals } from '@preact/signals-react/runtime';
import { useCallback } from 'react';
import type { GameRules as Rules } from '#src/contract/game-rules.ts';
import { connection } from '#src/data/api/connection.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { refreshGameRules } from '#src/data/member/refresh-game-rules.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { language, useT } from '#src/i18n/t.ts';
import { formatLimit } from '#src/patterns/money/limit-coin.ts';
import { percent } from '#src/lib/percent.ts';
import { useTimeoutTip } from '#src/patterns/stored-screen/use-timeout-tip.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Facts } from '#src/ui/Facts/Facts.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import styles from './GameRules.module.css';

/** What a game pays back, what may be bet, and its pay table. */
export function GameRules({ gameId, pictures }: { gameId: number; pictures: string }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const isOffline = connection.value === 'offline';
  const refreshing = useRefresh(useCallback(() => refreshGameRules(gameId, locale), [gameId, locale]));
  const stored = useSnapshot('gameRules');
  const kept = stored?.value.find((one) => one.gameId === gameId && one.language === locale);
  useTimeoutTip(stored !== undefined && !kept, refreshing);
  if (kept) return kept.rules && <RulesTable rules={kept.rules} pictures={pictures} />;
  if (stored !== undefined && (isOffline || refreshing.failure)) {
    return (
      <div className={styles.missing}>
        <p>{t('game.rulesMissing')}</p>
        {!isOffline && (
          <Button isCompact isBusy={refreshing.isBusy} onClick={refreshing.again}>
            {t('common.tryAgain')}
          </Button>
        )}
      </div>
    );
  }
  return <Skeleton shape="row" />;
}

interface RulesTableProps {
  readonly rules: Rules;
  readonly pictures: string;
}

function RulesTable({ rules: { rule, returns, bet, payouts }, pictures }: RulesTableProps) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const range = [...new Set([returns.min, returns.max])].map((rate) => percent(rate, locale)).join(' – ');
  const times = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return (
    <section className={styles.rules} aria-labelledby="game-rules">
      <h3 id="game-rules" className={styles.heading}>
        {t('game.howItPays')}
      </h3>
      <p>{rule}</p>
      <Facts
        facts={[
          { name: t('game.returns'), value: range },
          {
            name: t('game.bets'),
            value: t('game.betRange', {
              min: formatLimit(bet.min, locale),
              max: formatLimit(bet.max, locale),
            }),
          },
        ]}
      />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('game.result')}</th>
            <th scope="col">{t('game.pays')}</th>
          </tr>
        </thead>
        <tbody>
          {payouts.map(({ label, pay, picture }) => (
            <tr key={label}>
              <th scope="row">
                <span>{label}</span>
                {picture && (
                  <img
                    className={styles.symbol}
                    alt=""
                    crossOrigin="anonymous"
                    loading="lazy"
                    src={`${pictures}${picture}-160.webp`}
                  />
                )}
              </th>
              <td>{t('game.times', { times: times.format(pay / 100) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{t('game.returnsText')}</p>
    </section>
  );
}
