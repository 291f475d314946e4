import { useT } from '#src/i18n/t.ts';
import { showToast } from '#src/navigation/toast.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { externalLink } from '#src/ui/Icon/shapes.ts';
import type { GameSessionState, GameSessionControls } from '../session/use-game-session.ts';

interface LeavingProps {
  readonly game: Extract<GameSessionState, { state: 'leaving' }>;
  readonly controls: Pick<GameSessionControls, 'goThere' | 'openInWindow'>;
  readonly onLeave: () => void;
}

/** Tells the member where they are going before the app is left, and how to return. */
export function Leaving({ game: { launch, host }, controls, onLeave }: LeavingProps) {
  const t = useT();
  const openWindow = async () => {
    const outcome = await controls.openInWindow();
    if (outcome === 'blocked') showToast(t('game.windowBlocked'), 'warning');
    if (outcome === 'failed') showToast(t('common.failed'), 'warning');
  };
  return (
    <EmptyState scene="calm" title={t('game.leaving', { host })} text={t('game.leavingText')}>
      <Button variant="primary" onClick={() => controls.goThere(launch.url)}>
        {t('game.goThere')}
      </Button>
      <Button icon={externalLink} onClick={() => void openWindow()}>
        {t('game.newWindow')}
      </Button>
      <Button onClick={onLeave}>{t('common.cancel')}</Button>
    </EmptyState>
  );
}
