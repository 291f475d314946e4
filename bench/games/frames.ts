// Records each frame's length and the long tasks while something moves.
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from 'playwright';

export interface FrameFigures {
  /** Milliseconds from frame to frame. */
  readonly frames: readonly number[];
  /** Milliseconds of each task over 50. */
  readonly longTasks: readonly number[];
}

declare global {
  var benchDraw: (press: () => void, isOver: (count: number) => boolean) => Promise<FrameFigures>;
}

/** Runs in every page and frame that is measured. */
export const RECORDER = fileURLToPath(new URL('./recorder.js', import.meta.url));

/** From the press that starts a round until nothing moves any more. */
export const drawRound = (game: Frame): Promise<FrameFigures> =>
  game.evaluate(() =>
    benchDraw(
      () => document.querySelector<HTMLButtonElement>('#action')?.click(),
      () =>
        document.querySelector('[data-play]') !== null &&
        document.querySelector('.big-win, .spark') === null &&
        document.getAnimations().length === 0,
    ),
  );

/** The floor: an empty page with only the counting loop. */
export async function drawNothing(page: Page, wanted: number): Promise<readonly number[]> {
  await page.goto('about:blank');
  const drawn = await page.evaluate(
    (most) =>
      benchDraw(
        () => {},
        (count) => count >= most,
      ),
    wanted,
  );
  return drawn.frames;
}
