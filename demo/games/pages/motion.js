// Animations of transform and opacity only; they can be skipped, and reduced motion makes them instant.

const calm = matchMedia('(prefers-reduced-motion: reduce)');

export const isCalm = () => calm.matches;

/** @type {Set<Animation>} */
const running = new Set();

/** @param {Element} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} timing */
export function begin(element, frames, timing) {
  const animation = element.animate(frames, {
    fill: 'both',
    ...timing,
    ...(isCalm() && { duration: 1, delay: 0 }),
  });
  running.add(animation);
  return animation;
}

/** Resolves when the animation has finished or was cancelled. @param {Animation} animation */
export async function over(animation) {
  try {
    await animation.finished;
  } catch {
    // Cancelled by a newer one.
  } finally {
    running.delete(animation);
  }
}

/** @param {Element} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} timing */
export const move = (element, frames, timing) => over(begin(element, frames, timing));

/** What has won moves: three times larger and back. @param {Element} element */
export const swell = (element, size = 1.16) =>
  move(element, [{ transform: 'scale(1)' }, { transform: `scale(${size})` }, { transform: 'scale(1)' }], {
    duration: 520,
    iterations: isCalm() ? 1 : 3,
    easing: 'ease-in-out',
    fill: 'none',
  });

/** Finishes all running animations. */
export function hurry() {
  for (const animation of running) animation.finish();
}

/** @param {number} ms @returns {Promise<void>} */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
