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
import { useVisit, type VisitControls } from './use-visit.ts';

/** One visit of a game, from its launch to its exit. */
export function GameVisit({ request }: { request: GameRequest }) {
  const t = useT();
  const view = useGame(request.gameId);
  const playing = usePlay(request);
  const visit = useVisit(request);
  const reload = () => {
    playing.restart();
    visit.reload();
  };
  const controls = { ...visit, reload };
  return (
    <Stage title={view?.game.name ?? t('game.title')}>
      <Scene request={request} view={view} controls={controls} playing={playing} />
    </Stage>
  );
}

interface SceneProps {
  readonly request: GameRequest;
  readonly view: GameView | null | undefined;
  readonly controls: VisitControls;
  readonly playing: PlayControls;
}

function Scene(props: SceneProps): Elements {
  const { request, view, controls } = props;
  const t = useT();
  const [, navigate] = useLocation();
  const { visit, reload, leave } = controls;
  const goAway = () => {
    leave();
    void goBack(navigate);
  };
  if (visit.state === 'launching') return <Launching view={view} onCancel={goAway} />;
  if (visit.state === 'playing') {
    return <GameStage key={visit.launch.url} {...props} launch={visit.launch} framed={visit} />;
  }
  return (
    <Curtain>
      {visit.state === 'failed' && visit.reply.kind === 'refused' && (
        <Refusal reply={visit.reply} request={request} onRetry={reload} />
      )}
      {visit.state === 'failed' && visit.reply.kind !== 'refused' && (
        <NotOpened kind={visit.reply.kind} onRetry={reload} />
      )}
      {visit.state === 'leaving' && <Leaving visit={visit} controls={controls} onLeave={goAway} />}
      {visit.state === 'unsafe' && <Notice text={t('game.refusedOrigin')} onLeave={goAway} />}
      {visit.state === 'elsewhere' && <Elsewhere request={request} onReload={reload} />}
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
