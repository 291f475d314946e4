import { useEffect, useState } from 'react';

const DURATION_MS = 900;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Counts from zero to the target, fast at first; at once if reduced motion is on. */
export function useCountUp(target: number): number {
  const [hasMotion] = useState(() => !isStill());
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (!hasMotion) return;
    const begin = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const done = Math.min(1, (now - begin) / DURATION_MS);
      setShown(Math.round(target * (1 - (1 - done) ** 3)));
      if (done < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target, hasMotion]);
  return hasMotion ? shown : target;
}
