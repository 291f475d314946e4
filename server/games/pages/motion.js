// Movement by transform and opacity alone, that can be hurried and that stands still where somebody wishes so.

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

/** Resolves when the movement is over, however it came to that. @param {Animation} animation */
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

/** Everything that moves is at its end at once. */
export function hurry() {
  for (const animation of running) animation.finish();
}

/** @param {number} ms @returns {Promise<void>} */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
