import { useSignals } from '@preact/signals-react/runtime';
import { connection } from '#src/data/api/connection.ts';
import { useT } from '#src/i18n/t.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { wifiOff } from '#src/ui/Icon/shapes.ts';
import { Curtain } from './Curtain.tsx';

/** Shown over the game, which continues when the platform answers again. */
export function LostConnection({ onLeave }: { onLeave: () => void }) {
  useSignals();
  const t = useT();
  const isLost = connection.value !== 'online';
  if (!isLost) return null;
  return (
    <Curtain isOverGame>
      <Icon of={wifiOff} />
      <p role="alert">{t('game.lost')}</p>
      <Button onClick={onLeave}>{t('game.exit')}</Button>
    </Curtain>
  );
}
