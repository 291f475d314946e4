// A win is seen: a number that grows, and for a large one a few sparks. Then it is quiet again.
import { byId, make } from './dom.js';
import { isCalm, move } from './motion.js';
import { coins } from './texts.js';

const BIG = 5;
const SPARKS = 26;

/** @param {{ bet: number, win: number }} round */
export async function celebrate({ bet, win }) {
  const stage = byId('stage');
  const times = win / bet;
  const number = make('div', { class: 'big-win', 'aria-hidden': 'true' });
  stage.append(number);
  const length = times >= BIG ? 1900 : 1200;
  countUp(number, win, isCalm() ? 0 : length * 0.4);
  if (times >= BIG && !isCalm()) scatter(stage, times);
  await move(
    number,
    [
      { opacity: 0, transform: 'scale(0.6)' },
      { opacity: 1, transform: 'scale(1.08)', offset: 0.16 },
      { opacity: 1, transform: 'scale(1)', offset: 0.26 },
      { opacity: 1, transform: 'scale(1)', offset: 0.82 },
      { opacity: 0, transform: 'translateY(-1.5rem) scale(1)' },
    ],
    { duration: length, easing: 'ease-out' },
  );
  number.remove();
}

/** @param {HTMLElement} element @param {number} win @param {number} length */
function countUp(element, win, length) {
  const start = performance.now();
  const step = () => {
    const part = length === 0 ? 1 : Math.min(1, (performance.now() - start) / length);
    element.textContent = `+${coins(win * part)}`;
    if (part < 1) requestAnimationFrame(step);
  };
  step();
}

/** @param {HTMLElement} stage @param {number} times */
function scatter(stage, times) {
  const count = times >= 20 ? SPARKS * 2 : SPARKS;
  for (let index = 0; index < count; index += 1) {
    const spark = make('i', { class: 'spark' });
    const angle = (index / count) * 2 * Math.PI + (index % 3) * 0.2;
    const reach = 6 + ((index * 7) % 9);
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    stage.append(spark);
    const frames = [
      { opacity: 0, transform: 'translate(0, 0) scale(0.4)' },
      { opacity: 1, transform: `translate(${x * 0.7}rem, ${y * 0.7}rem) scale(1.3)`, offset: 0.35 },
      { opacity: 0, transform: `translate(${x}rem, ${y + 3}rem) scale(0.5)` },
    ];
    const timing = { duration: 1100 + (index % 5) * 120, easing: 'cubic-bezier(0.15, 0.7, 0.4, 1)' };
    void move(spark, frames, timing).then(() => spark.remove());
  }
}
