import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frameDrawn } from '#src/lib/moments.ts';

describe('what waits for a frame', () => {
  const frames: FrameRequestCallback[] = [];

  beforeEach(() => {
    frames.length = 0;
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  });
  afterEach(() => vi.useRealTimers());

  it('runs in a task of its own after the frame', async () => {
    const run = vi.fn();
    void frameDrawn().then(run);
    for (const draw of frames) draw(0);
    await Promise.resolve();
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledOnce();
  });

  it('runs all the same in the background, where no frame is drawn', async () => {
    const run = vi.fn();
    void frameDrawn().then(run);
    await vi.advanceTimersToNextTimerAsync();
    expect(run).toHaveBeenCalledOnce();
  });
});
