// A wheel of equal fields, in one of three tempers.
import { choices, choose, make, makeSvg, part } from '../dom.js';
import { isCalm, move } from '../motion.js';
import { sounds } from '../sound.js';
import { decimal, fill, texts } from '../texts.js';

const TURN_MS = 4200;
const TURNS = 5;
const CENTRE = 100;
const OUTER = 96;

/** @param {import('../main.js').GameSetting} setting @returns {import('../main.js').Game} */
export function createGame({ stage, options, state }) {
  /** @type {Record<string, number[]>} */
  const fields = state.table['fields'];
  let temper = 'lively';
  let angle = 0;
  const disc = make('div', { class: 'disc' });
  const pointer = make('div', { class: 'pointer' });
  pointer.append(
    makeSvg('svg', { viewBox: '0 0 32 40' }, makeSvg('path', { d: 'M16 38 4 12a13 13 0 1 1 24 0z' })),
  );
  const hub = make('div', { class: 'hub' }, make('img', { src: part('symbols/kingfisher.svg'), alt: '' }));
  const wheel = make('div', { class: 'wheel', role: 'img', 'aria-label': texts.temper }, disc, hub, pointer);
  stage.append(wheel);
  const draw = () => disc.replaceChildren(drawing(fields[temper] ?? []));
  const rest = () => void (disc.style.transform = `rotate(${angle}deg)`);
  const row = choices({
    name: 'temper',
    label: texts.temper,
    options: [
      ['calm', texts.calm],
      ['lively', texts.lively],
      ['bold', texts.bold],
    ],
    value: temper,
    onChoose(chosen) {
      temper = chosen;
      draw();
    },
  });
  options.append(row);
  draw();
  const angleOf = (/** @type {number} */ field, inside = 0) => -((field + 0.5 + inside) * 360) / count();
  const count = () => (fields[temper] ?? []).length;
  return {
    action: texts.turn,
    rule: texts.wheelRule,
    rows: rowsOf(fields),
    choice: () => ({ temper }),
    show({ shown, choice }) {
      if (typeof choice['temper'] === 'string') temper = choice['temper'];
      choose(row, temper);
      draw();
      angle = angleOf(shown['field']);
      rest();
    },
    async play({ shown }) {
      const from = angle;
      // Somewhere inside the field, as a wheel does; which field it is was drawn by the platform.
      angle = angleOf(shown['field'], (Math.random() - 0.5) * 0.7);
      const turned = from - 360 * TURNS + ((((angle - from) % 360) - 360) % 360);
      const stopTicking = tick(disc, count());
      if (!isCalm())
        await move(disc, [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${turned}deg)` }], {
          duration: TURN_MS,
          easing: 'cubic-bezier(0.16, 0.72, 0.16, 1)',
        });
      stopTicking();
      rest();
      for (const animation of disc.getAnimations()) animation.cancel();
      sounds.stop();
    },
    lock(isLocked) {
      for (const input of options.querySelectorAll('input')) input.disabled = isLocked;
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

/** @param {Record<string, number[]>} fields @returns {[string, string][]} */
function rowsOf(fields) {
  return Object.entries(fields).flatMap(([temper, pays]) => {
    const name = /** @type {Record<string, any>} */ (texts)[temper];
    const kinds = [...new Set(pays)].filter((pay) => pay > 0).sort((a, b) => a - b);
    return kinds.map((pay) => {
      const count = String(pays.filter((other) => other === pay).length);
      const what = `${name}: ${fill(texts.fields, { count, total: String(pays.length) })}`;
      return /** @type {[string, string]} */ ([what, `${decimal(pay / 100)}×`]);
    });
  });
}
