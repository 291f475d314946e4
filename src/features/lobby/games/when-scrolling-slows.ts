// What a flicked page need not show yet waits here: nothing of it is done while things fly by, and then no more in
// a frame than leaves the frame in time.
import { flushSync } from 'react-dom';

/** Screens a second; above this nobody reads, or presses, a single thing. */
const FLICK = 2;
/** Milliseconds of a frame for drawing; a quarter of it is left to the browser, and a slow processor knows no more. */
const SHARE_MS = 2;

const waiting = new Set<() => void>();
let looking = 0;
let seen = { at: 0, top: 0 };

/** Acts once, and what it draws is drawn then; never once the returned function has been called. */
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
