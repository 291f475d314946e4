import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { after, isWithin, LONGEST_TIMER_MS, pause } from '#src/lib/timing.ts';

const DAY_MS = 24 * 3600 * 1000;

describe('a computed wait', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['40 days', 40 * DAY_MS, LONGEST_TIMER_MS],
    ['for ever', Infinity, LONGEST_TIMER_MS],
    ['not a number', NaN, LONGEST_TIMER_MS],
    ['over', -5, 0],
    ['short', 1500, 1500],
  ])('that is %s never fires at once by overflow', (_, waitMs, expected) => {
    const timer = vi.spyOn(globalThis, 'setTimeout');
    const run = vi.fn();
    after(waitMs, run);
    expect(timer).toHaveBeenCalledExactlyOnceWith(run, expected);
    timer.mockRestore();
  });

  it('can be awaited', async () => {
    const over = vi.fn();
    void pause(20).then(over);
    await vi.advanceTimersByTimeAsync(19);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalled();
  });
});

describe('a moment', () => {
  it.each([
    [0, true],
    [999, true],
    [1000, false],
    [-1, false],
    [-40 * DAY_MS, false],
    [NaN, false],
  ])('%s ms ago is recent: %s', (age, isRecent) => {
    expect(isWithin(1000, 5000 - age, 5000)).toBe(isRecent);
  });
});
