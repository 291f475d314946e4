import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFrame, frameDrawn, LONGEST_FRAME_MS, nextTask } from '#src/lib/moments.ts';

describe('what waits for a frame', () => {
  const frames: FrameRequestCallback[] = [];

  beforeEach(() => {
    frames.length = 0;
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('runs in a task of its own after the frame', async () => {
    const run = vi.fn();
    void frameDrawn().then(run);
    for (const draw of frames) draw(0);
    await Promise.resolve();
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledOnce();
  });

  it('is loaded after a frame the first time, and at once from then on', async () => {
    const load = vi.fn(async () => 'part');
    const ask = afterFrame(load);
    const first = ask();
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(LONGEST_FRAME_MS);
    expect(await first).toBe('part');
    expect(await ask()).toBe('part');
    expect(frames).toHaveLength(1);
  });

  it('runs all the same in the background, where no frame is drawn', async () => {
    const run = vi.fn();
    void frameDrawn().then(run);
    await vi.advanceTimersByTimeAsync(LONGEST_FRAME_MS);
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('what has a task of its own', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('comes before other work where the browser knows priorities', async () => {
    const postTask = vi.fn(async (task: () => void) => task());
    vi.stubGlobal('scheduler', { postTask });
    await nextTask();
    expect(postTask).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { priority: 'user-blocking' });
  });

  it('does not run in the task that asks for it', async () => {
    const order: string[] = [];
    const asked = nextTask().then(() => order.push('new task'));
    queueMicrotask(() => order.push('same task'));
    await asked;
    expect(order).toEqual(['same task', 'new task']);
  });

  it('waits for no timer, which a page in the background may run a second late', async () => {
    // No timer runs out. Their number says nothing: other code of this process may start some as well.
    vi.useFakeTimers();
    await nextTask();
    vi.useRealTimers();
  });
});
