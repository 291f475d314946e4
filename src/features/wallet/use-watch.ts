import { useEffect, useEffectEvent, useRef } from 'react';
import { every } from '#src/lib/timing.ts';
import { useWhenVisible } from '#src/patterns/money/use-when-visible.ts';

/** Milliseconds. */
const EVERY_MS = 15_000;

/** Looks again while the page is in sight and something is still to happen, once at a time. */
export function useWatch(isAnyOpen: boolean, look: () => Promise<unknown>): void {
  const isLooking = useRef(false);
  const lookOnce = async () => {
    if (isLooking.current) return;
    isLooking.current = true;
    await look().finally(() => (isLooking.current = false));
  };
  const lookIfVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void lookOnce();
  });
  useEffect(() => {
    if (!isAnyOpen) return;
    const timer = every(EVERY_MS, () => lookIfVisible());
    return () => clearInterval(timer);
  }, [isAnyOpen]);
  useWhenVisible(isAnyOpen, lookOnce);
}
