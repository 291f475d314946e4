// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { listenForBuilds } from '#src/app/updates/build-check.ts';

it('the newest build is asked for at the start, every five minutes, and by a page that is shown again', () => {
  vi.useFakeTimers();
  const ask = vi.fn<() => void>();
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const shown = () => document.dispatchEvent(new Event('visibilitychange'));
  listenForBuilds(ask);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10 * 60_000);
  expect(ask).toHaveBeenCalledTimes(3);
  visible.mockReturnValue('hidden');
  shown();
  vi.advanceTimersByTime(10 * 60_000);
  expect(ask).toHaveBeenCalledTimes(3);
  visible.mockReturnValue('visible');
  shown();
  expect(ask).toHaveBeenCalledTimes(4);
  vi.clearAllTimers();
  vi.useRealTimers();
  visible.mockRestore();
});
