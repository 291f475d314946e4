import { useEffect } from 'react';

interface Lockable {
  lock?: (orientation: 'portrait' | 'landscape') => Promise<void>;
  unlock?: () => void;
}

/** Locks the game's orientation where the browser allows it: mostly in installed apps, hardly ever in tabs. */
export function useOrientation(orientation: 0 | 1 | 2): void {
  useEffect(() => {
    if (orientation === 0) return;
    const device = screen.orientation as Lockable | undefined;
    device?.lock?.(orientation === 1 ? 'portrait' : 'landscape').catch(() => {});
    return () => device?.unlock?.();
  }, [orientation]);
}
