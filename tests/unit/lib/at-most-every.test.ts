import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atMostEvery } from '#src/lib/at-most-every.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('runs at once, and once more at the end of the interval if it was asked for meanwhile', () => {
  const work = vi.fn();
  const limited = atMostEvery(5000, work);
  for (let time = 0; time < 50; time += 1) limited.run();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(4999);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(2);
  limited.run();
  expect(work).toHaveBeenCalledTimes(3);
});

it('forgets a planned run when it is stopped', () => {
  const work = vi.fn();
  const limited = atMostEvery(5000, work);
  limited.run();
  limited.run();
  limited.stop();
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});
