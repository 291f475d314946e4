import { useEffect, useEffectEvent } from 'react';

/** Runs when the page comes into sight, while that is wanted. */
export function useWhenVisible(isWanted: boolean, run: () => unknown): void {
  const runIfVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') run();
  });
  useEffect(() => {
    if (!isWanted) return;
    const look = () => runIfVisible();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isWanted]);
}
