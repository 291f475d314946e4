import { useT } from '#src/i18n/t.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Curtain } from './Curtain.tsx';

interface SessionOverProps {
  readonly onReload: () => void;
  readonly onLeave: () => void;
}

/** The game session has ended: it was opened elsewhere, or was idle for too long. */
export function SessionOver({ onReload, onLeave }: SessionOverProps) {
  const t = useT();
  return (
    <Curtain isOverGame>
      <p role="alert">{t('game.expired')}</p>
      <Button variant="primary" onClick={onReload}>
        {t('game.reload')}
      </Button>
      <Button onClick={onLeave}>{t('game.exit')}</Button>
    </Curtain>
  );
}
