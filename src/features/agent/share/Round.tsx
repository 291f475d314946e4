import { useConfig } from '#src/data/config/use-config.ts';
import type { KeptInvite } from '#src/data/member/agent-rows.ts';
import { useT } from '#src/i18n/t.ts';
import { openOverlay } from '#src/navigation/overlay.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { InviteTotal } from '../InviteTotal.tsx';
import { useCanCashOut } from '../use-invite-state.ts';
import { Wheel } from '../Wheel.tsx';
import styles from './Round.module.css';

/** The wheel at rest, and how far the spins have come. */
export function Round({ invite }: { invite: KeptInvite }) {
  const t = useT();
  const awards = useConfig()?.inviteConfig.spinAwards ?? [];
  const isNext = !useCanCashOut(invite) && invite.spins > 0;
  return (
    <section className={styles.round} aria-label={t('agent.wheel')}>
      <div className={styles.wheel}>
        <Wheel awards={awards} />
      </div>
      <div className={styles.words}>
        <InviteTotal invite={invite} />
        <Button variant={isNext ? 'primary' : 'quiet'} isWide onClick={() => openOverlay('spin', {})}>
          {invite.spins > 0 ? t('agent.spin') : t('agent.openWheel')}
        </Button>
      </div>
    </section>
  );
}
