import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useT } from '#src/i18n/t.ts';
import { paths } from '#src/navigation/paths.ts';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { comeBack } from '../session/actions.ts';
import { Curtain } from '../frame/Curtain.tsx';
import { Stage } from '../frame/Stage.tsx';

/** Back from a game that had the whole window: ends the session and returns to the lobby with its result. */
export function Returned({ gameId }: { gameId: number }) {
  const t = useT();
  const [, navigate] = useLocation();
  useEffect(() => {
    void comeBack(gameId).finally(() => navigate(paths.home, { replace: true }));
  }, [gameId, navigate]);
  return (
    <Stage title={t('game.title')}>
      <Curtain>
        <output>
          <Spinner />
          <span>{` ${t('game.returning')}`}</span>
        </output>
      </Curtain>
    </Stage>
  );
}
