import type { Award } from '#src/contract/primitives.ts';
import type { KeptInvite } from '#src/data/db/tables/agent-rows.ts';
import { useT } from '#src/i18n/t.ts';
import { classNames } from '#src/lib/class-names.ts';
import { openOverlay } from '#src/navigation/overlay.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { InviteTotal } from '../InviteTotal.tsx';
import { canCashOut } from '../use-invite-state.ts';
import { Wheel } from '../Wheel.tsx';
import styles from './Round.module.css';

interface RoundProps {
  readonly invite: KeptInvite;
  /** On the wheel. */
  readonly awards: readonly Award[];
  /** Its words only keep the space of those that come. */
  readonly isUnknown?: boolean;
}

/** The wheel at rest, and how far the spins have come. */
export function Round({ invite, awards, isUnknown = false }: RoundProps) {
  const t = useT();
  const isNext = !canCashOut(invite) && invite.spins > 0;
  return (
    <section className={styles.round} aria-label={t('agent.wheel')} aria-busy={isUnknown}>
      <div className={styles.wheel}>
        <Wheel awards={awards} />
      </div>
      <div className={classNames(styles.words, isUnknown && styles.unknown)}>
        <InviteTotal invite={invite} />
        <Button variant={isNext ? 'primary' : 'quiet'} isWide onClick={() => openOverlay('spin', {})}>
          {invite.spins > 0 ? t('agent.spin') : t('agent.openWheel')}
        </Button>
      </div>
    </section>
  );
}
