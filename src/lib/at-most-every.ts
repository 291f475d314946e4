import { after } from './timing.ts';

export interface Throttle {
  /** Runs now, or once when the interval is over. */
  readonly run: () => void;
  /** Forgets a run that is planned. */
  readonly stop: () => void;
}

/** Something that many causes ask for and that runs at most once in an interval. */
export function atMostEvery(intervalMs: number, work: () => void): Throttle {
  let lastAt = -Infinity;
  let planned: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    planned = undefined;
    lastAt = performance.now();
    work();
  };
  return {
    run() {
      const wait = lastAt + intervalMs - performance.now();
      if (planned !== undefined) return;
      if (wait <= 0) now();
      else planned = after(wait, now);
    },
    stop() {
      clearTimeout(planned);
      planned = undefined;
    },
  };
}
