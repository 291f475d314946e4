import { useSignals } from '@preact/signals-react/runtime';
import type { KeptInvite } from '#src/data/member/agent-rows.ts';
import { language, useT } from '#src/i18n/t.ts';
import { formatCoin } from '#src/lib/money.ts';
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

function End({ invite }: { invite: KeptInvite }) {
  const t = useT();
  const isOver = useIsOver(invite);
  if (isOver) return <p className={styles.quiet}>{t('agent.over')}</p>;
  if (invite.endTime === 0) return <p className={styles.quiet}>{t('agent.notBegun')}</p>;
  return (
    <p className={styles.quiet}>
      <span>{`${t('agent.endsIn')} `}</span>
      <Countdown until={invite.endTime} />
    </p>
  );
}
