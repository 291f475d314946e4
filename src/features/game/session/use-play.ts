import { useCallback, useEffect, useState } from 'react';
import type { GameMessage } from '#src/contract/page/game-messages.ts';
import { noteRound } from '#src/data/games/play-session.ts';
import { refreshBalance } from '#src/data/answers/refresh-member.ts';
import { atMostEvery } from '#src/lib/at-most-every.ts';
import type { GameRequest } from './actions.ts';

/** What the game has reported in this session. */
export interface Play {
  readonly isReady: boolean;
  readonly isRoundOpen: boolean;
  /** What the game says the player has, hundredths: play money in a trial, else a hint that is never stored. */
  readonly coin: number | undefined;
  /** Epoch milliseconds of that hint. */
  readonly coinAt: number;
  /** The game session has ended: only a new launch helps. */
  readonly isOver: boolean;
}

export interface PlayControls {
  readonly play: Play;
  readonly hear: (message: GameMessage) => void;
  /** Before a new launch. */
  readonly restart: () => void;
}

/** Milliseconds between two reads of the balance that messages of a game cause. */
const BALANCE_READS_MS = 5000;

const LAUNCHED = { isReady: false, isRoundOpen: false, isOver: false };

export function usePlay({ gameId, isTrial }: GameRequest): PlayControls {
  const [play, setPlay] = useState<Play>(() => ({
    coin: undefined,
    coinAt: 0,
    ...LAUNCHED,
  }));
  const [reading] = useState(() => atMostEvery(BALANCE_READS_MS, () => void refreshBalance()));
  useEffect(() => reading.stop, [reading]);
  const hear = useCallback(
    (message: GameMessage) => {
      setPlay((before) => ({ ...before, ...changeBy(message) }));
      if (message.type === 'round-end') void noteRound(gameId, message.win - message.bet);
      // Play money does not change the member's balance.
      if ('coin' in message && !isTrial) reading.run();
    },
    [gameId, isTrial, reading],
  );
  return { play, hear, restart: () => setPlay((before) => ({ ...before, ...LAUNCHED })) };
}

function changeBy(message: GameMessage): Partial<Play> {
  switch (message.type) {
    case 'ready':
      return { isReady: true };
    case 'round-start':
      return { isReady: true, isRoundOpen: true };
    case 'round-end':
      return { isRoundOpen: false, ...hintOf(message) };
    case 'balance':
      return { isReady: true, ...hintOf(message) };
    case 'error':
      return { isReady: true, isRoundOpen: false };
    case 'over':
      return { isOver: true, isRoundOpen: false };
    case 'exit':
    case 'trial':
      return {};
  }
}

const hintOf = ({ coin }: { coin: number }): Pick<Play, 'coin' | 'coinAt'> => ({ coin, coinAt: Date.now() });
