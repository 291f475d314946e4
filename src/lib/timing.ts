// Waits and ages. A device's clock may be set while the app is closed or open: no wait computed from it becomes a busy
// loop, and no moment that lies in the future counts as recent.

/** A longer `setTimeout` would fire at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** For a request that no screen waits for. A newer worker takes over once those of the old one have ended. */
export const BACKGROUND_TIMEOUT_MS = 15_000;

/** Runs once after a computed number of milliseconds; one that is not a number counts as the longest. */
export const after = (waitMs: number, run: () => void): ReturnType<typeof setTimeout> =>
  setTimeout(run, bounded(waitMs));

export const every = (intervalMs: number, run: () => void): ReturnType<typeof setInterval> =>
  setInterval(run, bounded(intervalMs));

const bounded = (ms: number): number =>
  Math.min(Math.max(Number.isNaN(ms) ? LONGEST_TIMER_MS : ms, 0), LONGEST_TIMER_MS);

export const pause = (waitMs: number): Promise<void> => new Promise((resolve) => void after(waitMs, resolve));

/** Whether a moment lies less than `spanMs` milliseconds back. */
export function isWithin(spanMs: number, momentMs: number, nowMs = Date.now()): boolean {
  const age = nowMs - momentMs;
  return age >= 0 && age < spanMs;
}

/** End of the year 9999, in epoch seconds: later moments fit in no calendar, and much later ones in no `Date`. */
export const LATEST_TIME = 253_402_300_799;

/** Takes epoch seconds. */
export const dateOf = (time: number): Date => new Date(Math.min(time, LATEST_TIME) * 1000);
