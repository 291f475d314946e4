import { useSignals } from '@preact/signals-react/runtime';
import type { KeptInvite } from '#src/data/db/tables/agent-rows.ts';
import { language, useT } from '#src/i18n/t.ts';
import { formatCoin } from '#src/lib/money.ts';
import { dateOnly } from '#src/lib/time.ts';
import { Countdown } from '#src/patterns/countdown/Countdown.tsx';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import { Progress } from '#src/ui/Progress/Progress.tsx';
import { CashOut } from './CashOut.tsx';
import styles from './InviteTotal.module.css';
import { useIsOver } from './use-invite-state.ts';

/** How far the spins have come, and until when. */
export function InviteTotal({ invite }: { invite: KeptInvite }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const { total, target, spins } = invite;
  const coins = (hundredths: number) => formatCoin(hundredths, locale);
  return (
    <section className={styles.total} aria-label={t('agent.total')}>
      <p className={styles.line}>
        <span className={styles.amount}>
          <Amount coin={total} hasCoin />
        </span>
        <span className={styles.quiet}>{t('agent.ofTarget', { target: coins(target) })}</span>
        <span className={styles.spins}>{t('agent.spinsLeft', { count: spins })}</span>
      </p>
      <Progress label={t('agent.total')} value={total} max={target} />
      <End invite={invite} />
      <CashOut invite={invite} />
    </section>
  );
}

/** What the end takes is said before it, and what the last one took after it. */
function End({ invite }: { invite: KeptInvite }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const isOver = useIsOver(invite);
  const { endTime, total, target, lost } = invite;
  const coins = (hundredths: number) => formatCoin(hundredths, locale);
  const isRunning = endTime > 0 && !isOver;
  return (
    <div className={styles.quiet}>
      {isOver && <p>{t('agent.over')}</p>}
      {endTime === 0 && <p>{t('agent.notBegun')}</p>}
      {isRunning && (
        <p>
          <span>{`${t('agent.endsIn')} `}</span>
          <Countdown until={endTime} />
        </p>
      )}
      {isRunning && total < target && <p>{t('agent.endsShort', { target: coins(target) })}</p>}
      {lost && (
        <p>
          {t('agent.lost', {
            ...{ day: dateOnly(lost.endTime, locale), total: coins(lost.total), target: coins(target) },
          })}
        </p>
      )}
    </div>
  );
}
