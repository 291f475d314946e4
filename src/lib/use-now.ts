import { useEffect, useState } from 'react';
import { listenToTicks } from './ticks.ts';

/** The device's time in epoch milliseconds, updated at an interval; with 0 it is not updated. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => (everyMs === 0 ? undefined : listenToTicks(everyMs, setNow)), [everyMs]);
  return now;
}
