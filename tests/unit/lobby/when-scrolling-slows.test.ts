// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenScrollingSlows } from '#src/features/lobby/games/when-scrolling-slows.ts';

const SCREEN = 800;
const FRAME_MS = 16;
/** Milliseconds that rendering one item takes on a slow phone. */
const SLOW = 5;

let now = 1000;
let top = 0;
const frames: FrameRequestCallback[] = [];

beforeEach(() => {
  vi.stubGlobal('innerHeight', SCREEN);
  vi.stubGlobal('requestAnimationFrame', (act: FrameRequestCallback) => frames.push(act));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(globalThis, 'scrollY', 'get').mockImplementation(() => top);
});
afterEach(() => {
  while (frames.length > 0) frame(0);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function frame(scrolled: number): void {
  now += FRAME_MS;
  top += scrolled;
  for (const act of frames.splice(0)) act(now);
}

it('renders nothing during a fast scroll, and the items still in sight once it slows down', () => {
  const [passed, there] = [vi.fn(), vi.fn()];
  const forget = whenScrollingSlows(passed);
  whenScrollingSlows(there);
  for (let count = 0; count < 10; count += 1) frame(SCREEN / 10);
  forget();
  expect(there).not.toHaveBeenCalled();
  frame(SCREEN / 100);
  expect(there).toHaveBeenCalledTimes(1);
  expect(passed).not.toHaveBeenCalled();
});

it('renders one slow item per frame, or many fast ones', () => {
  const slow = Array.from({ length: 3 }, () => vi.fn(() => void (now += SLOW)));
  for (const draw of slow) whenScrollingSlows(draw);
  frame(0);
  expect(slow.map((draw) => draw.mock.calls.length)).toEqual([1, 0, 0]);
  frame(0);
  frame(0);
  expect(slow.map((draw) => draw.mock.calls.length)).toEqual([1, 1, 1]);
  const quick = Array.from({ length: 30 }, () => vi.fn());
  for (const draw of quick) whenScrollingSlows(draw);
  frame(0);
  expect(quick.every((draw) => draw.mock.calls.length === 1)).toBe(true);
});

it('requests no animation frame when nothing waits', () => {
  whenScrollingSlows(vi.fn());
  frame(0);
  expect(frames).toEqual([]);
});
