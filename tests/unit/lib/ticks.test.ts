import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToTicks, setTicking } from '#src/lib/ticks.ts';

const SECOND = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  setTicking(true);
  vi.useRealTimers();
});

it('turns everything of one interval at the same moment, by one timer', () => {
  const seen: string[] = [];
  const stops = [listenToTicks(SECOND, () => seen.push('first'))];
  vi.advanceTimersByTime(400);
  stops.push(listenToTicks(SECOND, () => seen.push('second')));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(600);
  expect(seen).toEqual(['first', 'second']);
  for (const stop of stops) stop();
  expect(vi.getTimerCount()).toBe(0);
});

it('stands still while nobody looks, and is right at once afterwards', () => {
  const seen: number[] = [];
  const begun = Date.now();
  const stop = listenToTicks(SECOND, (now) => seen.push(now - begun));
  setTicking(false);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(90 * SECOND);
  expect(seen).toEqual([]);
  setTicking(true);
  expect(seen).toEqual([90 * SECOND]);
  vi.advanceTimersByTime(SECOND);
  expect(seen).toEqual([90 * SECOND, 91 * SECOND]);
  stop();
});

it('begins while nobody looks without a timer', () => {
  setTicking(false);
  const stop = listenToTicks(SECOND, () => {});
  expect(vi.getTimerCount()).toBe(0);
  stop();
});
