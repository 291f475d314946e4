import { useRef, useState } from 'react';
import type { GameLaunch } from '#src/contract/game.ts';
import type { GameMessage } from '#src/contract/page/game-messages.ts';
import type { GameView } from '#src/data/games/use-game.ts';
import { useT } from '#src/i18n/t.ts';
import { href, paths } from '#src/navigation/paths.ts';
import { showToast } from '#src/navigation/toast.ts';
import type { GameRequest } from './actions.ts';
import { BlankNotice } from '../frame/BlankNotice.tsx';
import { GameFrame } from '../frame/GameFrame.tsx';
import { Launching } from '../frame/Launching.tsx';
import { LostConnection } from '../frame/LostConnection.tsx';
import { useDocument } from '../frame/use-document.ts';
import { useGameMessages } from '../frame/use-game-messages.ts';
import { SessionOver } from '../frame/SessionOver.tsx';
import { GameHandle } from '../handle/GameHandle.tsx';
import { GameSheet } from '../handle/GameSheet.tsx';
import { Reminder } from '../reminder/Reminder.tsx';
import type { FrameSource } from './frame-origin.ts';
import { useMute } from './use-mute.ts';
import { useOrientation } from './use-orientation.ts';
import type { PlayControls } from './use-play.ts';
import { useWayOut } from '../exit/use-leave.ts';
import type { GameSessionControls } from './use-game-session.ts';

interface GameStageProps {
  readonly request: GameRequest;
  readonly view: GameView | null | undefined;
  readonly launch: GameLaunch;
  readonly framed: FrameSource;
  readonly controls: GameSessionControls;
  readonly playing: PlayControls;
}

/** The game and its controls while it is played. */
export function GameStage({ request, view, launch, framed, controls, playing }: GameStageProps) {
  const t = useT();
  const frame = useRef<HTMLIFrameElement>(null);
  const [hasLoaded, setLoaded] = useState(false);
  const { play } = playing;
  const hear = (message: GameMessage) => {
    if (message.type === 'exit') way.out();
    else if (message.type === 'trial') openTrial();
    else playing.hear(message);
  };
  const tell = useGameMessages({ frame, origin: framed.origin, onMessage: hear });
  useDocument(frame, framed);
  const leave = () => {
    tell({ type: 'leave' });
    controls.leave();
  };
  useMute(tell, play.isReady);
  const way = useWayOut({ isRoundOpen: play.isRoundOpen, leave });
  const openTrial = () =>
    request.isTrial
      ? controls.reload()
      : way.outTo(href(paths.gameStart, { gameId: request.gameId, tryIt: 1 }));
  useOrientation(launch.orientation);
  const name = view?.game.name ?? t('game.title');
  const openInWindow = async () => {
    const outcome = await controls.openInWindow();
    if (outcome === 'blocked') showToast(t('game.windowBlocked'), 'warning');
    if (outcome === 'failed') showToast(t('common.failed'), 'warning');
  };
  // A document has no address to open in a window.
  const onWindow = launch.method === 'html' ? undefined : () => void openInWindow();
  return (
    <>
      <GameFrame frame={frame} title={name} address={framed.address} onLoad={() => setLoaded(true)} />
      {!play.isReady && !hasLoaded && <Launching view={view} onCancel={way.out} />}
      <BlankNotice isReady={play.isReady} onReload={controls.reload} onWindow={onWindow} />
      {play.isOver && <SessionOver onReload={controls.reload} onLeave={way.out} />}
      <LostConnection onLeave={way.out} />
      <GameHandle onOpen={way.openSheet} />
      <Reminder
        gameId={request.gameId}
        isTrial={request.isTrial}
        isRoundOpen={play.isRoundOpen}
        onStatement={way.outTo}
        onLeave={way.out}
      />
      {way.isSheetOpen && (
        <GameSheet
          name={name}
          gameId={request.gameId}
          isTrial={request.isTrial}
          play={play}
          onReload={controls.reload}
          onGo={way.outTo}
          onWindow={onWindow}
          onLeave={way.out}
          onClose={way.closeSheet}
        />
      )}
    </>
  );
}
