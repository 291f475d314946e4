import { useEffect, useState } from 'react';
import { isLightMode } from '#src/data/api/light-mode.ts';
import type { GameView } from '#src/data/games/use-game.ts';
import { useT } from '#src/i18n/t.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { Curtain } from './Curtain.tsx';
import styles from './Launching.module.css';

/** Milliseconds after which a cancel button appears. */
const SLOW_MS = 5000;

interface LaunchingProps {
  readonly view: GameView | null | undefined;
  readonly onCancel: () => void;
}

export function Launching({ view, onCancel }: LaunchingProps) {
  const t = useT();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  const name = view?.game.name ?? t('game.title');
  return (
    <Curtain>
      {view && (
        <div className={styles.picture}>
          <Picture
            name={name}
            base={view.pictureBase}
            widths={[160, 320]}
            sizes="192px"
            isEager
            isLight={isLightMode()}
          />
        </div>
      )}
      <output className={styles.progress}>
        <Spinner />
        <span>{t('game.loading', { name })}</span>
      </output>
      {isSlow && (
        <>
          <p>{t('game.slow')}</p>
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
        </>
      )}
    </Curtain>
  );
}
