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
} from './actions.ts';
import { type Framed, framedBy, hostOf } from './frame-origin.ts';

export type Visit =
  | { readonly state: 'launching' }
  | ({ readonly state: 'playing'; readonly launch: GameLaunch } & Framed)
  /** The game wants the window to itself. */
  | { readonly state: 'leaving'; readonly launch: GameLaunch; readonly host: string }
  /** Another window holds the game. */
  | { readonly state: 'elsewhere' }
  /** The launch address is not one that may be framed here. */
  | { readonly state: 'unsafe' }
  | { readonly state: 'failed'; readonly reply: Exclude<StartReply, { ok: true }> };

/** What came of the wish for a window of its own. */
export type WindowOutcome = 'opened' | 'blocked' | 'failed';

export interface VisitControls {
  readonly visit: Visit;
  /** Another launch into the same stay. */
  readonly reload: () => void;
  readonly openInWindow: () => Promise<WindowOutcome>;
  /** The game takes the place of the app, and leads back to it. */
  readonly goThere: (address: string) => void;
  /** Ends the stay, once. Going anywhere else does the same. */
  readonly leave: () => void;
}

export function useVisit(request: GameRequest): VisitControls {
  const { gameId, isTrial } = request;
  const [visit, setVisit] = useState<Visit>({ state: 'launching' });
  const [attempt, setAttempt] = useState(0);
  const gameSession = useGameSession(request);
  useEffect(() => {
    let isLatest = true;
    void startGame({ gameId, isTrial }).then((reply) => {
      if (reply.ok) gameSession.enter();
      if (isLatest && !gameSession.isLeft()) setVisit(visitOf(reply));
    });
    return () => {
      isLatest = false;
    };
  }, [gameId, isTrial, attempt, gameSession]);
  return {
    visit,
    reload() {
      setVisit({ state: 'launching' });
      setAttempt((before) => before + 1);
    },
    leave: gameSession.leave,
    goThere(address) {
      gameSession.handOver();
      // Whoever comes back by the browser finds what is true then.
      setVisit({ state: 'elsewhere' });
      location.assign(address);
    },
    async openInWindow() {
      const outcome = await openWindow(request);
      if (outcome === 'opened') {
        gameSession.handOver();
        setVisit({ state: 'elsewhere' });
      }
      return outcome;
    },
  };
}

/** From the first launch to the moment somebody goes, by whichever way. */
function useGameSession({ gameId, isTrial }: GameRequest) {
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
      /** The stay goes on in another window, and no longer ends with this screen. */
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
  return gameSession;
}

function visitOf(reply: StartReply): Visit {
  if (!reply.ok) return { state: 'failed', reply };
  const launch = reply.data;
  if (launch.method === 'redirect') {
    const host = hostOf(launch.url);
    return host ? { state: 'leaving', launch, host } : { state: 'unsafe' };
  }
  const framed = framedBy(launch);
  return framed ? { state: 'playing', launch, ...framed } : { state: 'unsafe' };
}

/** The window opens in the tap itself, before anything is asked: later a browser would block it. */
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
