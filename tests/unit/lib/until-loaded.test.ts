import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeSteps } from '#src/app/startup/steps.ts';
import { loadFailed, loadNow, untilLoaded } from '#src/lib/until-loaded.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function failing(times: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new TypeError('Failed to fetch');
    return 'code';
  });
  return load;
}

it('asks until the code is there, and says each time that it is not', async () => {
  const load = failing(7);
  let failures = 0;
  const stop = loadFailed.listen(() => void (failures += 1));
  const loaded = untilLoaded(load);
  await vi.runAllTimersAsync();
  expect(await loaded).toBe('code');
  expect(failures).toBe(7);
  stop();
});

it('asks ever more slowly, and at once when the line is back', async () => {
  const load = failing(3);
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(300);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(2);
  loadNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(3);
  await vi.runAllTimersAsync();
  expect(await loaded).toBe('code');
});

it('a step that fails is reported and costs no other', () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => void reported.push(error));
  const taken: string[] = [];
  const failed = new Error('refused');
  takeSteps([
    () => void taken.push('one'),
    () => {
      throw failed;
    },
    () => void taken.push('three'),
  ]);
  expect(taken).toEqual(['one', 'three']);
  expect(reported).toEqual([failed]);
});
