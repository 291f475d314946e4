import { useSignals } from '@preact/signals-react/runtime';
import { useLocation } from 'wouter';
import { platformTime } from '#src/data/api/clock.ts';
import { isLightMode } from '#src/data/api/light-mode.ts';
import { type GameView, useGame } from '#src/data/games/use-game.ts';
import { session } from '#src/data/session/session.ts';
import { language, useT } from '#src/i18n/t.ts';
import { shortMoment } from '#src/lib/time.ts';
import { closeOverlay, leaveOverlayFor, openOverlay, type OverlayProps } from '#src/navigation/overlay.ts';
import { href, paths } from '#src/navigation/paths.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { play } from '#src/ui/Icon/shapes.ts';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { Sheet } from '#src/ui/Sheet/Sheet.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import styles from './GameDetailsOverlay.module.css';
import { GameRules } from './GameRules.tsx';
import { LikeButton } from '../like/LikeButton.tsx';

export default function GameDetailsOverlay({ gameId }: OverlayProps['gameDetails']) {
  const t = useT();
  const view = useGame(gameId);
  return (
    <Sheet
      title={view?.game.name ?? t('game.title')}
      isName={Boolean(view)}
      closeLabel={t('common.close')}
      onClose={closeOverlay}
      footer={view && <Ways view={view} />}
    >
      {view === undefined && <Skeleton shape="banner" />}
      {view === null && <p>{t('game.unknown')}</p>}
      {view && <Details view={view} />}
      {view && <GameRules gameId={gameId} pictures={view.pictures} />}
    </Sheet>
  );
}

function Details({ view }: { view: GameView }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const { game, typeName, brandName, pictureBase, isClosed, closedUntil } = view;
  return (
    <div className={styles.details}>
      <div className={styles.picture}>
        <Picture
          name={game.name}
          base={pictureBase}
          widths={[160, 320]}
          sizes="160px"
          isEager
          isLight={isLightMode()}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.brand}>{[typeName, brandName].filter(Boolean).join(' · ')}</p>
        {isClosed && (
          <p className={styles.closed}>
            {closedUntil
              ? t('game.maintenanceUntil', { time: shortMoment(closedUntil, platformTime(), locale) })
              : t('game.maintenance')}
          </p>
        )}
        <LikeButton game={game} />
      </div>
    </div>
  );
}

function Ways({ view: { game, isClosed } }: { view: GameView }) {
  useSignals();
  const t = useT();
  const [, navigate] = useLocation();
  const { memberId } = session.value;
  const isSignedIn = memberId > 0;
  const go = (tryIt: 0 | 1) => {
    const address = href(paths.gameStart, { gameId: game.gameId, tryIt });
    if (isSignedIn) leaveOverlayFor(address, navigate);
    else openOverlay('login', { wanted: address });
  };
  const reason = isClosed ? t('game.maintenance') : undefined;
  return (
    <div className={styles.ways}>
      {game.tryIt === 1 && (
        <Button isWide reason={reason} onClick={() => go(1)}>
          {t(isSignedIn ? 'game.trial' : 'game.signInToTry')}
        </Button>
      )}
      <Button variant="primary" icon={play} isWide reason={reason} onClick={() => go(0)}>
        {t(isSignedIn ? 'game.play' : 'game.signInToPlay')}
      </Button>
    </div>
  );
}
