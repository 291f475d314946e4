import { useLocation } from 'wouter';
import { type GameView, useGame } from '#src/data/games/use-game.ts';
import { useT } from '#src/i18n/t.ts';
import type { Elements } from '#src/lib/elements.ts';
import { goBack } from '#src/navigation/back.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import type { GameRequest } from './actions.ts';
import { Curtain } from '../frame/Curtain.tsx';
import { Launching } from '../frame/Launching.tsx';
import { Stage } from '../frame/Stage.tsx';
import { Elsewhere } from '../exit/Elsewhere.tsx';
import { Leaving } from '../exit/Leaving.tsx';
import { GameStage } from './GameStage.tsx';
import { NotOpened } from './NotOpened.tsx';
import { Refusal } from './Refusal.tsx';
import { type PlayControls, usePlay } from './use-play.ts';
import { useGameSession, type GameSessionControls } from './use-game-session.ts';

/** One session of a game, from its launch to its exit. */
export function GameSession({ request }: { request: GameRequest }) {
  const t = useT();
  const view = useGame(request.gameId);
  const playing = usePlay(request);
  const session = useGameSession(request);
  const reload = () => {
    playing.restart();
    session.reload();
  };
  const controls = { ...session, reload };
  return (
    <Stage title={view?.game.name ?? t('game.title')}>
      <Scene request={request} view={view} controls={controls} playing={playing} />
    </Stage>
  );
}

interface SceneProps {
  readonly request: GameRequest;
  readonly view: GameView | null | undefined;
  readonly controls: GameSessionControls;
  readonly playing: PlayControls;
}

function Scene(props: SceneProps): Elements {
  const { request, view, controls } = props;
  const t = useT();
  const [, navigate] = useLocation();
  const { game, reload, leave } = controls;
  const goAway = () => {
    leave();
    void goBack(navigate);
  };
  if (game.state === 'launching') return <Launching view={view} onCancel={goAway} />;
  if (game.state === 'playing') {
    return <GameStage key={game.launch.url} {...props} launch={game.launch} framed={game} />;
  }
  return (
    <Curtain>
      {game.state === 'failed' && game.reply.kind === 'refused' && (
        <Refusal reply={game.reply} request={request} onRetry={reload} />
      )}
      {game.state === 'failed' && game.reply.kind !== 'refused' && (
        <NotOpened kind={game.reply.kind} onRetry={reload} />
      )}
      {game.state === 'leaving' && <Leaving game={game} controls={controls} onLeave={goAway} />}
      {game.state === 'unsafe' && <Notice text={t('game.refusedOrigin')} onLeave={goAway} />}
      {game.state === 'elsewhere' && <Elsewhere request={request} onReload={reload} />}
    </Curtain>
  );
}

function Notice({ text, onLeave }: { text: string; onLeave: () => void }) {
  const t = useT();
  return (
    <EmptyState scene="calm" title={text}>
      <Button variant="primary" onClick={onLeave}>
        {t('game.exit')}
      </Button>
    </EmptyState>
  );
}
