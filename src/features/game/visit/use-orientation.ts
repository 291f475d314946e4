import { useEffect } from 'react';

interface Lockable {
  lock?: (orientation: 'portrait' | 'landscape') => Promise<void>;
  unlock?: () => void;
}

/** The game's own way round, where the browser lets us: an installed app mostly, a tab hardly ever. */
export function useOrientation(orientation: 0 | 1 | 2): void {
  useEffect(() => {
    if (orientation === 0) return;
    const device = screen.orientation as Lockable | undefined;
    device?.lock?.(orientation === 1 ? 'portrait' : 'landscape').catch(() => {});
    return () => device?.unlock?.();
  }, [orientation]);
}
