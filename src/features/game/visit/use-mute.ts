import { useEffect, useState } from 'react';
import type { ToGame } from '#src/contract/page/game-messages.ts';

export interface Mute {
  readonly isMuted: boolean;
  readonly setMuted: (isMuted: boolean) => void;
}

/** A game is muted by the member or while it is hidden; a newly loaded game receives the state again. */
export function useMute(tell: (message: ToGame) => void, isReady: boolean): Mute {
  const [isMuted, setMuted] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    const say = () => tell({ type: 'mute', isMuted: isMuted || document.visibilityState === 'hidden' });
    if (isMuted) say();
    document.addEventListener('visibilitychange', say);
    return () => {
      document.removeEventListener('visibilitychange', say);
      // A game that the member muted stays muted until they unmute it.
      if (isMuted) tell({ type: 'mute', isMuted: false });
    };
  }, [tell, isReady, isMuted]);
  return { isMuted, setMuted };
}
