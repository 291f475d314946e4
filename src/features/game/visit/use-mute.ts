import { useEffect, useState } from 'react';
import type { ToGame } from '#src/contract/page/game-messages.ts';

export interface Mute {
  readonly isMuted: boolean;
  readonly setMuted: (isMuted: boolean) => void;
}

/** A game is silent when somebody wishes so, and while nobody sees it; one that has just loaded is told again. */
export function useMute(tell: (message: ToGame) => void, isReady: boolean): Mute {
  const [isMuted, setMuted] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    const say = () => tell({ type: 'mute', isMuted: isMuted || document.visibilityState === 'hidden' });
    if (isMuted) say();
    document.addEventListener('visibilitychange', say);
    return () => {
      document.removeEventListener('visibilitychange', say);
      // What was silenced by hand is heard again by hand.
      if (isMuted) tell({ type: 'mute', isMuted: false });
    };
  }, [tell, isReady, isMuted]);
  return { isMuted, setMuted };
}
