import { useSignals } from '@preact/signals-react/runtime';
import { useLocation } from 'wouter';
import type { Award } from '#src/contract/primitives.ts';
import { connection } from '#src/data/api/connection.ts';
import { type Refreshing, useRefresh } from '#src/data/api/use-refresh.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import type { KeptInvite } from '#src/data/db/tables/agent-rows.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { useT } from '#src/i18n/t.ts';
import { closeOverlay, leaveOverlayFor } from '#src/navigation/overlay.ts';
import { paths } from '#src/navigation/paths.ts';
import { MoneyNotice } from '#src/patterns/money/MoneyNotice.tsx';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { Sheet } from '#src/ui/Sheet/Sheet.tsx';
import { InviteTotal } from '../InviteTotal.tsx';
import { refreshStatus } from '../reads.ts';
import { canCashOut, useIsOver } from '../use-invite-state.ts';
import { Wheel } from '../Wheel.tsx';
import styles from './SpinOverlay.module.css';
import { useSpin } from './use-spin.ts';

/** The invitation wheel. It turns only to a field that the platform has decided. */
export default function SpinOverlay() {
  const t = useT();
  const stored = useSnapshot('invite');
  const awards = useConfig()?.inviteConfig.spinAwards ?? [];
  const refreshing = useRefresh(refreshStatus);
  const refreshProblem = useProblem(refreshing);
  const spinning = useSpin(stored, awards.length);
  const invite = spinning.turn?.before ?? stored?.value;
  const isOpen = invite?.open === true && awards.length > 0;
  return (
    <Sheet
      title={t('agent.wheel')}
      closeLabel={t('common.close')}
      onClose={closeOverlay}
      footer={isOpen && <Ways invite={invite} spinning={spinning} />}
    >
      {isOpen ? (
        <Spinning {...{ invite, awards, spinning, refreshProblem }} />
      ) : (
        <NoWheel isRead={stored !== undefined} isClosed={invite !== undefined} refreshing={refreshing} />
      )}
    </Sheet>
  );
}

interface SpinningProps {
  readonly invite: KeptInvite;
  readonly awards: readonly Award[];
  readonly spinning: ReturnType<typeof useSpin>;
  readonly refreshProblem: string | undefined;
}

function Spinning({ invite, awards, spinning, refreshProblem }: SpinningProps) {
  const { turn, stopped, state, problem } = spinning;
  return (
    <div className={styles.content}>
      <Wheel awards={awards} stopsAt={turn?.stopsAt?.index} onStop={stopped} />
      <InviteTotal invite={invite} />
      <MoneyNotice state={state} />
      <Problem text={problem ?? refreshProblem} />
    </div>
  );
}

interface NoWheelProps {
  readonly isRead: boolean;
  readonly isClosed: boolean;
  readonly refreshing: Refreshing;
}

function NoWheel({ isRead, isClosed, refreshing }: NoWheelProps) {
  const t = useT();
  if (!isClosed) return <EmptyScreen title={t('agent.unread')} isRead={isRead} refreshing={refreshing} />;
  return <EmptyState scene="calm" title={t('agent.closed')} text={t('agent.closedText')} />;
}

interface WaysProps {
  readonly invite: KeptInvite;
  readonly spinning: ReturnType<typeof useSpin>;
}

function Ways({ invite, spinning: { state, turn, press } }: WaysProps) {
  useSignals();
  const t = useT();
  const [, navigate] = useLocation();
  const isOver = useIsOver(invite);
  const isOffline = connection.value === 'offline';
  const { spins } = invite;
  const none = isOver ? t('agent.overShort') : t('agent.noSpins');
  const reason = isOffline ? t('common.needsConnection') : spins === 0 ? none : undefined;
  const isBusy = turn !== undefined || state === 'sending' || state === 'checking';
  return (
    <div className={styles.ways}>
      <Button
        variant={spins === 0 && !canCashOut(invite) ? 'primary' : 'quiet'}
        isWide
        onClick={() => leaveOverlayFor(paths.share, navigate)}
      >
        {t('agent.invite')}
      </Button>
      <Button
        variant={canCashOut(invite) ? 'quiet' : 'primary'}
        isWide
        isBusy={isBusy}
        reason={isBusy ? undefined : reason}
        onClick={() => press(invite)}
      >
        {t('agent.spin')}
      </Button>
    </div>
  );
}
