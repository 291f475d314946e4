// Delays drawing while the page scrolls fast, and afterwards limits it per frame, so that no frame is late.
import { flushSync } from 'react-dom';

/** Screens per second; above this nothing can be read or pressed. */
const FLICK = 2;
/** Milliseconds of drawing per frame: a slow processor needs the rest for the browser's own work. */
const SHARE_MS = 2;

const waiting = new Set<() => void>();
let looking = 0;
let seen = { at: 0, top: 0 };

/** Calls `draw` once and renders its changes synchronously. The returned function cancels it. */
export function whenScrollingSlows(draw: () => void): () => void {
  waiting.add(draw);
  if (looking === 0) {
    seen = { at: performance.now(), top: scrollY };
    looking = requestAnimationFrame(look);
  }
  return () => waiting.delete(draw);
}

function look(at: number): void {
  const { at: before, top } = seen;
  seen = { at, top: scrollY };
  const speed = (1000 * Math.abs(seen.top - top)) / Math.max(1, at - before);
  if (speed < FLICK * innerHeight) drawSome();
  looking = waiting.size > 0 ? requestAnimationFrame(look) : 0;
}

function drawSome(): void {
  const end = performance.now() + SHARE_MS;
  for (const draw of waiting) {
    waiting.delete(draw);
    flushSync(draw);
    if (performance.now() >= end) return;
  }
}
