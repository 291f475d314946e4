// The wheel itself: its fields, its pointer, and how it comes to rest.
import { make, makeSvg, part } from '../dom.js';
import { isCalm, move } from '../motion.js';
import { sounds } from '../sound.js';
import { decimal } from '../texts.js';

const TURN_MS = 4200;
const TURNS = 5;
const CENTRE = 100;
const OUTER = 96;

/** @param {string} label */
export function createDisc(label) {
  const disc = make('div', { class: 'disc' });
  const pointer = make('div', { class: 'pointer' });
  pointer.append(
    makeSvg(
      'svg',
      { viewBox: '0 0 32 40' },
      makeSvg('path', { d: 'M16 38 4.5 19a13.500 13.500 0 1 1 23 0z' }),
    ),
  );
  const hub = make('div', { class: 'hub' }, make('img', { src: part('symbols/kingfisher.svg'), alt: '' }));
  let count = 1;
  let angle = 0;
  const turnTo = (/** @type {number} */ degrees) => {
    angle = degrees % 360;
    disc.style.transform = `rotate(${angle}deg)`;
  };
  /** @param {number} field @param {number} inside from the field's middle, in fields */
  const angleOf = (field, inside = 0) => -((field + 0.5 + inside) * 360) / count;
  return {
    root: make('div', { class: 'wheel', role: 'img', 'aria-label': label }, disc, hub, pointer),
    /** @param {number[]} pays */
    draw(pays) {
      count = pays.length;
      disc.replaceChildren(drawing(pays));
      turnTo(angleOf(0));
    },
    /** @param {number} field */
    rest: (field) => turnTo(angleOf(field)),
    /** @param {number} field */
    async turn(field) {
      // Somewhere inside the field, as a wheel does; which field it is was drawn by the platform.
      const rest = angleOf(field, (Math.random() - 0.5) * 0.7);
      const way = 360 * TURNS + ((((rest - angle) % 360) + 360) % 360);
      const stopTicking = tick(disc, count);
      const frames = [{ transform: `rotate(${angle}deg)` }, { transform: `rotate(${angle + way}deg)` }];
      if (!isCalm())
        await move(disc, frames, { duration: TURN_MS, easing: 'cubic-bezier(0.16, 0.72, 0.16, 1)' });
      stopTicking();
      turnTo(rest);
      for (const animation of disc.getAnimations()) animation.cancel();
      sounds.stop();
    },
  };
}

/** @param {number[]} pays */
function drawing(pays) {
  const svg = makeSvg('svg', { viewBox: '0 0 200 200', 'aria-hidden': 'true' });
  const step = (2 * Math.PI) / pays.length;
  pays.forEach((pay, index) => {
    const level = levelOf(pay);
    const [x1, y1] = point(index * step, OUTER);
    const [x2, y2] = point((index + 1) * step, OUTER);
    svg.append(
      makeSvg('path', {
        class: `field field-${level}`,
        d: `M${CENTRE} ${CENTRE}L${x1} ${y1}A${OUTER} ${OUTER} 0 0 1 ${x2} ${y2}Z`,
      }),
    );
    const degrees = ((index + 0.5) * 360) / pays.length;
    const label = makeSvg('text', {
      class: `pay pay-${level}`,
      x: CENTRE,
      y: 20,
      transform: `rotate(${degrees} ${CENTRE} ${CENTRE})`,
    });
    label.append(pay === 0 ? '·' : decimal(pay / 100));
    svg.append(label);
  });
  svg.append(makeSvg('circle', { class: 'rim', cx: CENTRE, cy: CENTRE, r: OUTER + 1 }));
  return svg;
}

/** From the top, clockwise. @param {number} angle @param {number} radius @returns {[string, string]} */
const point = (angle, radius) => [
  (CENTRE + Math.sin(angle) * radius).toFixed(2),
  (CENTRE - Math.cos(angle) * radius).toFixed(2),
];

/** @param {number} pay */
function levelOf(pay) {
  if (pay === 0) return 0;
  if (pay < 200) return 1;
  if (pay < 500) return 2;
  return pay < 1000 ? 3 : 4;
}

/** One tick for each field that passes the pointer. @param {Element} disc @param {number} count */
function tick(disc, count) {
  let isOn = !isCalm();
  let last = -1;
  const step = () => {
    if (!isOn) return;
    const { a, b } = new DOMMatrix(getComputedStyle(disc).transform);
    const field = Math.floor((Math.atan2(b, a) / (2 * Math.PI)) * count);
    if (field !== last) sounds.tick();
    last = field;
    requestAnimationFrame(step);
  };
  step();
  return () => void (isOn = false);
}
