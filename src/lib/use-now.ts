import { useEffect, useState } from 'react';
import { every } from './timing.ts';

/** The device's time in epoch milliseconds, updated at an interval; with 0 it is not updated. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (everyMs === 0) return;
    const timer = every(everyMs, () => setNow(Date.now()));
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
