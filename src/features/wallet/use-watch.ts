import { useEffect } from 'react';
import { every } from '#src/lib/timing.ts';

/** Milliseconds. */
const EVERY_MS = 15_000;

/** Looks again while the page is in sight and something is still to happen. `look` has to be a stable function. */
export function useWatch(isAnyOpen: boolean, look: () => unknown): void {
  useEffect(() => {
    if (!isAnyOpen) return;
    const lookIfVisible = () => {
      if (document.visibilityState === 'visible') look();
    };
    const timer = every(EVERY_MS, lookIfVisible);
    document.addEventListener('visibilitychange', lookIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfVisible);
    };
  }, [isAnyOpen, look]);
}
