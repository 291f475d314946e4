// One reel: a short strip that looks long because a stretch of it repeats.
import { make } from '../dom.js';
import { isCalm, move } from '../motion.js';
import { sounds } from '../sound.js';

/** @typedef {ReturnType<typeof import('./slot-symbols.js').createSymbols>} Symbols */
/** @typedef {{ strip: HTMLElement, shown: string[], symbols: string[], look: Symbols }} Reel */

const ROWS = 3;
/** Number of cells after which the strip repeats. */
const STRETCH = 6;
/** From the top: the result, the stretch and its beginning again, then the cells shown before. */
const CELLS = ROWS + STRETCH + ROWS + ROWS;

const FAST_MS_PER_CELL = 38;
const REST_MS = 90;
/** Share of a cell by which the reel swings back before the start and past the stop. */
const SWING = 0.12;

/** @param {{ symbols: string[], look: Symbols, stop: string | undefined }} setting @returns {Reel} */
export function createReel({ symbols, look, stop }) {
  /** @type {Reel} */
  const reel = { strip: make('div', { class: 'strip' }), shown: [], symbols, look };
  settle(reel, stop);
  return reel;
}

/** Shows the reel stopped. @param {Reel} reel @param {string | undefined} stop */
export function settle(reel, stop) {
  const { strip, symbols } = reel;
  const passing = Array.from({ length: STRETCH }, () => pick(symbols));
  reel.shown = around(symbols, stop);
  strip.replaceChildren(
    ...cells(reel, [...reel.shown, ...passing, ...passing.slice(0, ROWS), ...reel.shown]),
  );
}

/** @param {Reel} reel @param {string | undefined} stop @param {number} index reels further right turn longer */
export async function spin(reel, stop, index) {
  const { strip, symbols } = reel;
  reel.shown = around(symbols, stop);
  const [seen, before] = [[...strip.children].slice(0, ROWS), [...strip.children].slice(-ROWS)];
  for (const cell of before) cell.remove();
  strip.append(...seen);
  strip.prepend(...cells(reel, reel.shown));
  if (isCalm()) await move(strip, [{ opacity: 0 }, { opacity: 1 }], { duration: 1 });
  else await move(strip, ...turning(index + 1));
  for (const animation of strip.getAnimations()) animation.cancel();
  sounds.stop();
}

/**
 * Into the stretch, through it a few more times, and slowly to the stop.
 * @param {number} times @returns {[Keyframe[], KeyframeAnimationOptions]}
 */
function turning(times) {
  const start = CELLS - ROWS;
  /** @type {{ from: number, to: number, ms: number, easing: string }[]} */
  const ways = [
    { from: start, to: start + SWING, ms: 60, easing: 'ease-out' },
    { from: start + SWING, to: ROWS, ms: 9 * FAST_MS_PER_CELL, easing: 'cubic-bezier(0.4, 0, 0.8, 0.8)' },
  ];
  for (let time = 1; time < times; time += 1)
    ways.push({ from: ROWS + STRETCH, to: ROWS, ms: STRETCH * FAST_MS_PER_CELL, easing: 'linear' });
  ways.push(
    {
      from: ROWS + STRETCH,
      to: -SWING,
      ms: 20 * FAST_MS_PER_CELL,
      easing: 'cubic-bezier(0.25, 0.55, 0.4, 1)',
    },
    { from: -SWING, to: 0, ms: REST_MS, easing: 'ease-out' },
  );
  const duration = ways.reduce((sum, { ms }) => sum + ms, 0);
  let passed = 0;
  const frames = ways.flatMap(({ from, to, ms, easing }) => {
    const [begun, ended] = [passed, passed + ms];
    passed = ended;
    return [
      { offset: begun / duration, transform: placeOf(from), easing },
      { offset: Math.min(1, ended / duration), transform: placeOf(to) },
    ];
  });
  return [frames, { duration }];
}

/** @param {number} cell that is the uppermost to be seen */
const placeOf = (cell) => `translateY(${(-cell / CELLS) * 100}%)`;

/** @param {Reel} reel @param {string[]} symbols */
const cells = ({ look }, symbols) => symbols.map((symbol) => look.picture(symbol, 'cell'));

/** The middle symbol counts, the others are decoration. @param {string[]} symbols @param {string | undefined} middle */
const around = (symbols, middle = 'pearl') => [pick(symbols), middle, pick(symbols)];

/** Decoration only: the platform has drawn the result. @param {string[]} symbols */
const pick = (symbols) => symbols[Math.floor(Math.random() * symbols.length)] ?? 'pearl';
