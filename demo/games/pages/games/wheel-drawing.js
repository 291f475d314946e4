// The fields of the wheel as a drawing.
import { makeSvg } from '../dom.js';
import { decimal } from '../texts.js';

const CENTRE = 100;
const OUTER = 96;

/** @param {number[]} pays */
export function drawWheel(pays) {
  const svg = makeSvg('svg', { viewBox: '0 0 200 200', 'aria-hidden': 'true' });
  svg.append(...pays.flatMap((_, index) => fieldOf(pays, index)));
  svg.append(makeSvg('circle', { class: 'rim', cx: CENTRE, cy: CENTRE, r: OUTER + 1 }));
  return svg;
}

/** One field by itself. @param {number[]} pays @param {number} index */
export function drawField(pays, index) {
  const svg = makeSvg('svg', { viewBox: '0 0 200 200', 'aria-hidden': 'true' });
  svg.append(...fieldOf(pays, index));
  return svg;
}

/** @param {number[]} pays @param {number} index */
function fieldOf(pays, index) {
  const pay = pays[index] ?? 0;
  const step = (2 * Math.PI) / pays.length;
  const level = levelOf(pay);
  const [x1, y1] = point(index * step, OUTER);
  const [x2, y2] = point((index + 1) * step, OUTER);
  const d = `M${CENTRE} ${CENTRE}L${x1} ${y1}A${OUTER} ${OUTER} 0 0 1 ${x2} ${y2}Z`;
  const degrees = ((index + 0.5) * 360) / pays.length;
  const transform = `rotate(${degrees} ${CENTRE} ${CENTRE})`;
  const label = makeSvg('text', { class: `pay pay-${level}`, x: CENTRE, y: 22, transform });
  label.append(pay === 0 ? '·' : decimal(pay / 100));
  return [makeSvg('path', { class: `field field-${level}`, d }), label];
}

/** Clockwise from the top. @param {number} angle @param {number} radius @returns {[string, string]} */
const point = (angle, radius) => [
  (CENTRE + Math.sin(angle) * radius).toFixed(2),
  (CENTRE - Math.cos(angle) * radius).toFixed(2),
];

/** From this pay on, in hundredths of the bet, a field looks more valuable. */
const LEVELS = [1, 200, 300, 500, 1000];

/** @param {number} pay */
const levelOf = (pay) => LEVELS.filter((from) => pay >= from).length;
