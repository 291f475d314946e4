// Celebrates a win: a number that counts up, and sparks for a big win.
import { byId, make, makeSvg } from './dom.js';
import { feastOf } from './feast.js';
import { isCalm, move } from './motion.js';
import { coins } from './texts.js';

/** Milliseconds between numbers, as fast as they can be read. */
const READ_MS = 50;
const SPARKS = 14;
/** Hundredths. */
const COIN = 100;

/** @param {{ bet: number, win: number }} round */
export async function celebrate(round) {
  const feast = feastOf(round);
  if (!feast) return;
  const { level, ms, rings } = feast;
  const stage = byId('stage');
  const number = make('div', { class: 'big-win', 'data-level': String(level), 'aria-hidden': 'true' });
  stage.append(number);
  countUp(number, round.win, isCalm() ? 0 : ms * 0.4);
  if (!isCalm()) scatter(stage, rings);
  await move(
    number,
    [
      { opacity: 0, transform: 'scale(0.6)' },
      { opacity: 1, transform: 'scale(1.08)', offset: 0.16 },
      { opacity: 1, transform: 'scale(1)', offset: 0.26 },
      { opacity: 1, transform: 'scale(1)', offset: 0.82 },
      { opacity: 0, transform: 'translateY(-1.5rem) scale(1)' },
    ],
    { duration: ms, easing: 'ease-out' },
  );
  number.remove();
}

/** @param {HTMLElement} element @param {number} win @param {number} length */
function countUp(element, win, length) {
  const start = performance.now();
  const step = () => {
    const share = length === 0 ? 1 : Math.min(1, (performance.now() - start) / length);
    // Whole coins on the way, and never nothing: only the last number is the win.
    const passed = Math.max(Math.min(win, COIN), Math.floor((win * share) / COIN) * COIN);
    element.textContent = `+${coins(share < 1 ? passed : win)}`;
    if (share < 1) setTimeout(step, READ_MS);
  };
  step();
}

/** Rings of sparks: each ring moves as one element, so sparks cost little. @param {HTMLElement} stage @param {number} rings */
function scatter(stage, rings) {
  for (let index = 0; index < rings; index += 1) {
    const ring = ringOfSparks(index);
    const turn = index % 2 === 0 ? 24 : -24;
    stage.append(ring);
    const frames = [
      { opacity: 0, transform: 'scale(0.1)' },
      { opacity: 1, transform: `scale(0.75) rotate(${turn * 0.7}deg)`, offset: 0.35 },
      { opacity: 0, transform: `translateY(2.5rem) scale(1) rotate(${turn}deg)` },
    ];
    const timing = {
      delay: index * 90,
      duration: 1150 + index * 120,
      easing: 'cubic-bezier(0.15, 0.7, 0.4, 1)',
    };
    void move(ring, frames, timing).then(() => ring.remove());
  }
}

/** @param {number} ring */
function ringOfSparks(ring) {
  const sparks = Array.from({ length: SPARKS }, (_, index) => {
    const angle = ((index + ring * 0.37) / SPARKS) * 2 * Math.PI;
    const reach = 44 + ((index * 29 + ring * 17) % 50);
    const [cx, cy] = [100 + Math.cos(angle) * reach, 100 + Math.sin(angle) * reach];
    return makeSvg('circle', { cx: cx.toFixed(1), cy: cy.toFixed(1), r: 1.6 + ((index + ring) % 3) * 0.6 });
  });
  return makeSvg('svg', { class: 'spark', viewBox: '0 0 200 200', 'aria-hidden': 'true' }, ...sparks);
}
