import { useCallback, useState } from 'react';
import type { GameMessage } from '#src/contract/page/game-messages.ts';
import { noteGameBalance } from './actions.ts';

/** What the game has reported in this visit. */
export interface Play {
  /** Epoch milliseconds. */
  readonly enteredAt: number;
  readonly isReady: boolean;
  readonly isRoundOpen: boolean;
  /** Hundredths won or lost in this visit. */
  readonly net: number;
  /** Play money of a trial, hundredths. */
  readonly coin: number | undefined;
  /** The game session has ended: only a new launch helps. */
  readonly isOver: boolean;
}

export interface PlayControls {
  readonly play: Play;
  readonly hear: (message: GameMessage) => void;
  /** A new launch in the same visit keeps its time and result. */
  readonly restart: () => void;
}

const LAUNCHED = { isReady: false, isRoundOpen: false, isOver: false };

export function usePlay(isTrial: boolean): PlayControls {
  const [play, setPlay] = useState<Play>(() => ({
    enteredAt: Date.now(),
    net: 0,
    coin: undefined,
    ...LAUNCHED,
  }));
  const hear = useCallback(
    (message: GameMessage) => {
      setPlay((before) => ({ ...before, ...changeBy(message, before) }));
      // Play money does not change the member's balance.
      if ('coin' in message && !isTrial) void noteGameBalance(message);
    },
    [isTrial],
  );
  return { play, hear, restart: () => setPlay((before) => ({ ...before, ...LAUNCHED })) };
}

function changeBy(message: GameMessage, { net }: Play): Partial<Play> {
  switch (message.type) {
    case 'ready':
      return { isReady: true };
    case 'round-start':
      return { isReady: true, isRoundOpen: true };
    case 'round-end':
      return { isRoundOpen: false, net: net + message.win - message.bet, coin: message.coin };
    case 'balance':
      return { isReady: true, coin: message.coin };
    case 'error':
      return { isReady: true, isRoundOpen: false };
    case 'over':
      return { isOver: true, isRoundOpen: false };
    case 'exit':
      return {};
  }
}
