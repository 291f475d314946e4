// The die, and the scale that shows the number rolled and the winning range.
import { make, makeSvg } from '../dom.js';
import { isCalm, move } from '../motion.js';
import { sounds } from '../sound.js';

const ROLL_MS = 1300;

/** @param {number} sides */
export function createDie(sides) {
  const number = make('b', { class: 'number' }, '?');
  const body = dieDrawing();
  const die = make('div', { class: 'die' });
  die.append(body, number);
  const { scale, zone, marker, aimed } = createScale(sides);
  const placeOf = (/** @type {number} */ roll) => ((roll - 0.5) / sides) * 100;
  let last = sides / 2;
  const showRoll = (/** @type {number} */ roll, /** @type {boolean} */ isWon) => {
    last = roll;
    number.textContent = String(roll);
    for (const element of [die, marker]) element.dataset['kind'] = isWon ? 'win' : 'loss';
    marker.style.transform = `translateX(${placeOf(roll)}%)`;
    marker.style.opacity = '1';
  };
  return {
    root: make('div', { class: 'dice' }, die, scale),
    showRoll,
    /** @param {{ side: string, target: number }} aim */
    showZone({ side, target }) {
      const [from, to] = side === 'over' ? [target, sides] : [0, target - 1];
      zone.style.transform = `translateX(${(from / sides) * 100}%) scaleX(${(to - from) / sides})`;
      aimed.textContent = `${side === 'over' ? '>' : '<'} ${target}`;
    },
    /** @param {number} roll @param {boolean} isWon */
    async roll(roll, isWon) {
      for (const element of [die, marker]) delete element.dataset['kind'];
      marker.style.opacity = '1';
      const stopTumbling = tumble(number, sides);
      const places = [placeOf(last), 96, 6, placeOf(roll)];
      await Promise.all([turn(body), slide(marker, places)]);
      stopTumbling();
      showRoll(roll, isWon);
      for (const element of [body, marker])
        for (const animation of element.getAnimations()) animation.cancel();
      sounds.stop();
    },
  };
}

/** @param {number} sides */
function createScale(sides) {
  const zone = make('div', { class: 'zone' });
  const marker = make('div', { class: 'marker' });
  const aimed = make('b');
  const ends = [make('span', {}, '1'), aimed, make('span', {}, String(sides))];
  const ticks = make('div', { class: 'ticks', 'aria-hidden': 'true' }, ...ends);
  return {
    zone,
    marker,
    aimed,
    scale: make('div', { class: 'scale' }, make('div', { class: 'track' }, zone), marker, ticks),
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

/** @param {Element} marker @param {number[]} places */
function slide(marker, places) {
  const frames = places.map((place) => ({ transform: `translateX(${place}%)`, easing: 'ease-in-out' }));
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
