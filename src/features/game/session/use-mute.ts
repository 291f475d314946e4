import { useEffect } from 'react';
import type { ToGame } from '#src/contract/page/game-messages.ts';

/** A game is silent while it is hidden. Whether it plays sounds otherwise is its own switch. */
export function useMute(tell: (message: ToGame) => void, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    const say = () => tell({ type: 'mute', isMuted: document.visibilityState === 'hidden' });
    document.addEventListener('visibilitychange', say);
    return () => document.removeEventListener('visibilitychange', say);
  }, [tell, isReady]);
}
