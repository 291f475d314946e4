import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Clocks from '#src/data/api/clock.ts';
import type * as KnownTimes from '#src/device/known-time.ts';

const DAY_MS = 24 * 3600 * 1000;
const NOW = Date.UTC(2026, 10, 22);

/** The modules as a new page loads them, without the state of another test. */
let clock: typeof Clocks & typeof KnownTimes;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOW });
  vi.resetModules();
  clock = {
    ...(await import('#src/data/api/clock.ts')),
    ...(await import('#src/device/known-time.ts')),
  };
});
afterEach(() => void vi.useRealTimers());

describe("the platform's time", () => {
  it('is not known before it has answered, and nothing is too old until then', () => {
    expect(clock.knownPlatformMs()).toBeUndefined();
    expect(clock.hasSurelyPassed(DAY_MS, 0)).toBe(false);
  });

  it('goes on after an answer, whatever the clock of the device is set to', () => {
    clock.noteServerTime(NOW / 1000);
    vi.advanceTimersByTime(DAY_MS);
    for (const set of [NOW + 40 * DAY_MS, NOW - 400 * DAY_MS]) {
      vi.setSystemTime(set);
      expect(clock.knownPlatformMs()).toBe(NOW + DAY_MS);
      expect(clock.hasSurelyPassed(DAY_MS, NOW)).toBe(true);
      expect(clock.hasSurelyPassed(DAY_MS + 1, NOW)).toBe(false);
    }
  });

  it('gives moments that can be compared on a device with a wrong clock', () => {
    vi.setSystemTime(NOW + 40 * DAY_MS);
    clock.noteServerTime(NOW / 1000);
    expect(clock.platformMs()).toBe(NOW);
    expect(clock.hasSurelyPassed(1, clock.platformMs())).toBe(false);
  });
});
