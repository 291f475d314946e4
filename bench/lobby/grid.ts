// The whole list under a finger: what a frame of scrolling costs, and how much is drawn.
import type { Page } from '@playwright/test';

export interface Scrolled {
  /** Milliseconds from frame to frame. */
  readonly frames: readonly number[];
  /** Elements in the grid, at most. */
  readonly nodes: number;
  readonly height: number;
}

/** From the top to the bottom, as a strong flick moves a phone's list: 8,000 pixels a second, all the way. */
export async function measureScrolling(page: Page): Promise<Scrolled> {
  return page.evaluate(async () => {
    const grid = [...document.querySelectorAll('main ul')].at(-1);
    const frames: number[] = [];
    let nodes = 0;
    const height = document.documentElement.scrollHeight;
    let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < height; top += 133) {
      scrollTo(0, top);
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      frames.push(now - last);
      last = now;
      nodes = Math.max(nodes, grid?.querySelectorAll('*').length ?? 0);
    }
    return { frames, nodes, height };
  });
}
