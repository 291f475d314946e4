// The die: it tumbles, stops at the number rolled, and swells on a win.
import { make, makeSvg } from '../dom.js';
import { isCalm, move, swell } from '../motion.js';
import { sounds } from '../sound.js';

const ROLL_MS = 1300;

/** @param {number} sides @param {ReturnType<typeof import('./scale.js').createScale>} scale */
export function createDie(sides, scale) {
  const number = make('b', { class: 'number' }, '?');
  const body = dieDrawing();
  const root = make('div', { class: 'die' });
  root.append(body, number);
  let last = sides / 2;
  const showRoll = (/** @type {number} */ roll, /** @type {boolean} */ isWon) => {
    last = roll;
    number.textContent = String(roll);
    root.dataset['kind'] = isWon ? 'win' : 'loss';
    scale.showRoll(roll, isWon);
  };
  return {
    root,
    showRoll,
    /** @param {number} roll @param {boolean} isWon */
    async roll(roll, isWon) {
      delete root.dataset['kind'];
      scale.clear();
      const stopTumbling = tumble(number, sides);
      const places = [last, sides - 4, 6, roll].map(scale.at);
      await Promise.all([turn(body), slide(scale.marker, places)]);
      stopTumbling();
      showRoll(roll, isWon);
      for (const element of [body, scale.marker])
        for (const animation of element.getAnimations()) animation.cancel();
      sounds.stop();
      if (isWon) void swell(root);
    },
  };
}

/** @param {Element} body */
const turn = (body) =>
  move(
    body,
    [
      { transform: 'rotate(0) scale(1)' },
      { transform: 'rotate(500deg) scale(0.86)', offset: 0.55 },
      { transform: 'rotate(720deg) scale(1)' },
    ],
    { duration: ROLL_MS, easing: 'cubic-bezier(0.2, 0.6, 0.2, 1)' },
  );

/** @param {Element} marker @param {string[]} places */
function slide(marker, places) {
  const frames = places.map((transform) => ({ transform, easing: 'ease-in-out' }));
  return move(marker, frames, { duration: ROLL_MS });
}

/** Random numbers while the die turns. @param {HTMLElement} number @param {number} sides */
function tumble(number, sides) {
  if (isCalm()) return () => {};
  const timer = setInterval(() => {
    number.textContent = String(1 + Math.floor(Math.random() * sides));
    sounds.tick();
  }, 70);
  return () => clearInterval(timer);
}

/** A die of twenty faces seen from the front. */
function dieDrawing() {
  const face = (/** @type {string} */ kind, /** @type {string} */ points) =>
    makeSvg('polygon', { class: kind, points });
  return makeSvg(
    'svg',
    { viewBox: '0 0 100 100', 'aria-hidden': 'true' },
    face('facet-3', '50,2 93,26 93,74 50,98 7,74 7,26'),
    face('facet', '50,2 18,68 7,26'),
    face('facet', '50,2 82,68 93,26'),
    face('facet-2', '7,26 18,68 7,74'),
    face('facet-2', '93,26 82,68 93,74'),
    face('facet-3', '18,68 50,98 7,74'),
    face('facet-3', '82,68 50,98 93,74'),
    face('facet-2', '18,68 82,68 50,98'),
    face('face', '50,2 82,68 18,68'),
  );
}
