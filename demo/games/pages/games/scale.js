// The one scale of the dice: the target is set on it, the winning numbers are bright on it, and the roll is shown on it.
import { make } from '../dom.js';

const TICKS = 4;

/** @typedef {{ side: string, target: number }} Aim */

/** @param {number} sides @param {string} label */
export function createScale(sides, label) {
  /** From 0 at the number 1 to 1 at the last; a half number is the border between two. @param {number} number */
  const placeOf = (number) => (number - 1) / (sides - 1);
  const slider = make('input', { type: 'range', min: '1', max: String(sides), 'aria-label': label });
  const zone = make('div', { class: 'zone' });
  const marker = make('div', { class: 'marker' });
  const aimed = make('b', { class: 'aimed' });
  const track = make('div', { class: 'track' }, zone);
  const root = make('div', { class: 'scale', dir: 'ltr' }, track, slider, aimed, marker, ticksOf(sides));
  const at = (/** @type {number} */ number) => `translateX(${placeOf(number) * 100}%)`;
  return {
    root,
    slider,
    marker,
    at,
    /** @param {Aim} aim */
    showAim({ side, target }) {
      root.dataset['side'] = side;
      delete root.dataset['kind'];
      const border = placeOf(side === 'over' ? target + 0.5 : target - 0.5);
      zone.style.setProperty('--border', String(border));
      aimed.style.transform = at(target);
      aimed.dataset['target'] = String(target);
    },
    /** @param {number} roll @param {boolean} isWon */
    showRoll(roll, isWon) {
      root.dataset['kind'] = isWon ? 'win' : 'loss';
      marker.style.transform = at(roll);
      marker.style.opacity = '1';
    },
    clear() {
      delete root.dataset['kind'];
      marker.style.opacity = '1';
    },
  };
}

/** @param {number} sides */
function ticksOf(sides) {
  const numbers = Array.from({ length: TICKS + 1 }, (_, index) => Math.max(1, (sides / TICKS) * index));
  const ticks = numbers.map((number) => make('span', {}, String(number)));
  return make('div', { class: 'ticks', 'aria-hidden': 'true' }, ...ticks);
}
