import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { type GameFacts, useGame } from '#src/data/games/use-game.ts';
import { useT } from '#src/i18n/t.ts';
import { goBack } from '#src/navigation/back.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import type { GameWish } from './actions.ts';
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

/** One stay in one game, from asking for it to leaving it. */
export function GameVisit({ wish }: { wish: GameWish }) {
  const t = useT();
  const facts = useGame(wish.gameId);
  const playing = usePlay(wish.isTrial);
  const visit = useVisit(wish);
  const reload = () => {
    playing.restart();
    visit.reload();
  };
  const controls = { ...visit, reload };
  return (
    <Stage title={facts?.game.name ?? t('game.title')}>
      <Scene wish={wish} facts={facts} controls={controls} playing={playing} />
    </Stage>
  );
}

interface SceneProps {
  readonly wish: GameWish;
  readonly facts: GameFacts | null | undefined;
  readonly controls: VisitControls;
  readonly playing: PlayControls;
}

function Scene(props: SceneProps): ReactNode {
  const { wish, facts, controls } = props;
  const t = useT();
  const [, navigate] = useLocation();
  const { visit, reload, leave } = controls;
  const goAway = () => {
    leave();
    void goBack(navigate);
  };
  if (visit.state === 'launching') return <Launching facts={facts} onCancel={goAway} />;
  if (visit.state === 'playing') {
    return <GameStage key={visit.launch.url} {...props} launch={visit.launch} framed={visit} />;
  }
  return (
    <Curtain>
      {visit.state === 'failed' && visit.reply.kind === 'refused' && (
        <Refusal reply={visit.reply} wish={wish} onRetry={reload} />
      )}
      {visit.state === 'failed' && visit.reply.kind !== 'refused' && (
        <NotOpened kind={visit.reply.kind} onRetry={reload} />
      )}
      {visit.state === 'leaving' && <Leaving visit={visit} controls={controls} onLeave={goAway} />}
      {visit.state === 'unsafe' && <Notice text={t('game.refusedOrigin')} onLeave={goAway} />}
      {visit.state === 'elsewhere' && <Elsewhere wish={wish} onReload={reload} />}
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
