// Scrolling the whole list: the cost of a frame, and the number of elements.
import type { Page } from 'playwright';

export interface ScrollFigures {
  /** Milliseconds from frame to frame. */
  readonly frames: readonly number[];
  /** Maximum number of elements in the grid. */
  readonly nodes: number;
}

/** From top to bottom at the speed of a strong flick on a phone: 8,000 pixels per second. */
export const measureFlicking = (page: Page): Promise<ScrollFigures> =>
  scroll(page, { speed: 8000, share: 1 });

/** At the speed of a reader, 900 pixels per second, for a short distance, so that pictures load. */
export const measureBrowsing = (page: Page): Promise<ScrollFigures> =>
  scroll(page, { speed: 900, share: 0.01 });

/** The floor: the same flick on an empty page of the same height, a fifth of the way. */
export async function measureEmptyFlick(page: Page, height: number): Promise<ScrollFigures> {
  await page.setContent(`<div style="block-size: ${height}px"></div>`);
  return scroll(page, { speed: 8000, share: 0.2 });
}

interface Way {
  /** Pixels per second, however long a frame takes: a finger does not wait for the page. */
  readonly speed: number;
  readonly share: number;
}

function scroll(page: Page, way: Way): Promise<ScrollFigures> {
  return page.evaluate(async ({ speed, share }) => {
    const grid = [...document.querySelectorAll('main ul')].at(-1);
    const frames: number[] = [];
    let nodes = 0;
    const height = document.documentElement.scrollHeight * share;
    const begun = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    for (let last = begun, top = 0; top < height; top = ((last - begun) / 1000) * speed) {
      scrollTo(0, top);
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      frames.push(now - last);
      last = now;
      nodes = Math.max(nodes, grid?.querySelectorAll('*').length ?? 0);
    }
    return { frames, nodes };
  }, way);
}
