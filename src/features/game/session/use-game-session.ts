import { useEffect, useMemo, useRef, useState } from 'react';
import type { GameLaunch } from '#src/contract/game.ts';
import {
  enterGame,
  type GameRequest,
  giveUpGame,
  handOverGame,
  leaveGame,
  type StartReply,
  startGame,
  trackExit,
} from './actions.ts';
import { type FrameSource, framedBy, hostOf } from './frame-origin.ts';

export type GameSessionState =
  | { readonly state: 'launching' }
  | ({ readonly state: 'playing'; readonly launch: GameLaunch } & FrameSource)
  /** The game needs the whole window. */
  | { readonly state: 'leaving'; readonly launch: GameLaunch; readonly host: string }
  /** Another window has the game. */
  | { readonly state: 'elsewhere' }
  /** The launch address must not be framed here. */
  | { readonly state: 'unsafe' }
  | { readonly state: 'failed'; readonly reply: Exclude<StartReply, { ok: true }> };

/** Outcome of opening the game in its own window. */
type WindowOutcome = 'opened' | 'blocked' | 'failed';

export interface GameSessionControls {
  readonly game: GameSessionState;
  /** Launches the same game again. */
  readonly reload: () => void;
  readonly openInWindow: () => Promise<WindowOutcome>;
  /** The game replaces the app and leads back to it. */
  readonly goThere: (address: string) => void;
  /** Ends the game session once; so does navigating away. */
  readonly leave: () => void;
}

export function useGameSession(request: GameRequest): GameSessionControls {
  const { gameId, isTrial } = request;
  const [game, setGame] = useState<GameSessionState>({ state: 'launching' });
  const [attempt, setAttempt] = useState(0);
  const gameSession = useSessionLifetime(request);
  useEffect(() => {
    let isLatest = true;
    void startGame({ gameId, isTrial }).then((reply) => {
      if (reply.ok) gameSession.enter();
      if (isLatest && !gameSession.isLeft()) setGame(stateOf(reply));
    });
    return () => {
      isLatest = false;
    };
  }, [gameId, isTrial, attempt, gameSession]);
  return {
    game,
    reload() {
      setGame({ state: 'launching' });
      setAttempt((before) => before + 1);
    },
    leave: gameSession.leave,
    goThere(address) {
      gameSession.handOver();
      // A member who comes back by the browser gets the current state.
      setGame({ state: 'elsewhere' });
      location.assign(address);
    },
    async openInWindow() {
      const outcome = await openWindow(request);
      if (outcome === 'opened') {
        gameSession.handOver();
        setGame({ state: 'elsewhere' });
      }
      return outcome;
    },
  };
}

/** Lives from the first launch until the member leaves, in whatever way. */
function useSessionLifetime({ gameId, isTrial }: GameRequest) {
  const isOpen = useRef(false);
  const hasLeft = useRef(false);
  const gameSession = useMemo(() => {
    const leave = () => {
      if (isOpen.current) leaveGame(gameId);
      else if (!hasLeft.current) giveUpGame(gameId);
      hasLeft.current = true;
      isOpen.current = false;
    };
    return {
      enter() {
        if (!isOpen.current) enterGame({ gameId, isTrial });
        isOpen.current = true;
        // Cancelled while the platform was still opening it.
        if (hasLeft.current) leave();
      },
      leave,
      /** The session continues in another window and no longer ends with this screen. */
      handOver() {
        isOpen.current = false;
        handOverGame(gameId);
      },
      isLeft: () => hasLeft.current,
    };
  }, [gameId, isTrial]);
  useEffect(() => {
    hasLeft.current = false;
    return gameSession.leave;
  }, [gameSession]);
  useEffect(() => watchUnload({ gameId, isTrial }, () => isOpen.current), [gameId, isTrial]);
  return gameSession;
}

/** A page that is closed or reloaded runs no clean-up; one that the browser kept may come back with the game. */
function watchUnload(request: GameRequest, isOpen: () => boolean): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  // Before the listener that hands events over to whoever can still send them.
  addEventListener('pagehide', () => isOpen() && trackExit(request.gameId), { capture: true, signal });
  addEventListener('pageshow', ({ persisted }) => persisted && isOpen() && enterGame(request), { signal });
  return () => watch.abort();
}

function stateOf(reply: StartReply): GameSessionState {
  if (!reply.ok) return { state: 'failed', reply };
  const launch = reply.data;
  if (launch.method === 'redirect') {
    const host = hostOf(launch.url);
    return host ? { state: 'leaving', launch, host } : { state: 'unsafe' };
  }
  const framed = framedBy(launch);
  return framed ? { state: 'playing', launch, ...framed } : { state: 'unsafe' };
}

/** The window opens inside the tap, before any request: later a browser would block it. */
async function openWindow(request: GameRequest): Promise<WindowOutcome> {
  const opened = window.open('about:blank', '_blank');
  if (!opened) return 'blocked';
  opened.opener = null;
  const reply = await startGame(request);
  if (reply.ok && reply.data.method !== 'html' && hostOf(reply.data.url)) {
    opened.location.replace(reply.data.url);
    return 'opened';
  }
  opened.close();
  return 'failed';
}
