// The clock that the page measures time with. It moves on by a second with every call to the platform, so
// that no test waits for the second between two start-up calls.
import { vi } from 'vitest';

const realNow = performance.now.bind(performance);
let aheadMs = 0;

/** Does nothing in a test that moves the clock itself. */
export function startPageClock(): void {
  if (!vi.isFakeTimers()) vi.spyOn(performance, 'now').mockImplementation(() => realNow() + aheadMs);
}

export function passASecond(): void {
  aheadMs += 1000;
}
