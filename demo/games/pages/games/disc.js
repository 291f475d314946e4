// The disc of the wheel: pointer, hub, and how it stops.
import { make, makeSvg, assetUrl } from '../dom.js';
import { begin, isCalm, over, swell } from '../motion.js';
import { isSoundOn, sounds } from '../sound.js';
import { decimal } from '../texts.js';
import { drawField, drawWheel } from './wheel-drawing.js';

const TURN_MS = 4200;
const TURNS = 5;

/** @param {string} label */
export const createDisc = (label) => new Disc(label);

class Disc {
  /** @param {string} label */
  constructor(label) {
    this.disc = make('div', { class: 'disc' });
    this.won = make('div', { class: 'won' });
    this.paid = make('b', { class: 'paid', 'aria-hidden': 'true' });
    const bird = make('img', { src: assetUrl('symbols/kingfisher.svg'), alt: '' });
    const hub = make('div', { class: 'hub' }, bird, this.paid);
    const pointer = make('div', { class: 'pointer' });
    const tip = makeSvg('path', { d: 'M16 38 4.5 19a13.5 13.5 0 1 1 23 0z' });
    pointer.append(makeSvg('svg', { viewBox: '0 0 32 40' }, tip));
    this.root = make(
      'div',
      { class: 'wheel', role: 'img', 'aria-label': label },
      this.disc,
      this.won,
      hub,
      pointer,
    );
    /** @type {number[]} */
    this.pays = [];
    /** Degrees. */
    this.angle = 0;
  }

  /** @param {number[]} pays */
  draw(pays) {
    this.pays = pays;
    this.clear();
    this.disc.replaceChildren(drawWheel(pays));
    this.won.replaceChildren(drawField(pays, 0));
    this.turnTo(this.angleOf(0));
  }

  /** @param {number} field */
  rest(field) {
    this.turnTo(this.angleOf(field));
    this.showPay(field);
  }

  /** @param {number} field */
  async turn(field) {
    // A random place inside the field; the platform has drawn the field itself.
    const rest = this.angleOf(field, (Math.random() - 0.5) * 0.7);
    const way = 360 * TURNS + ((((rest - this.angle) % 360) + 360) % 360);
    this.clear();
    const frames = [this.angle, this.angle + way].map((angle) => ({ transform: `rotate(${angle}deg)` }));
    const timing = { duration: TURN_MS, easing: 'cubic-bezier(0.16, 0.72, 0.16, 1)' };
    if (!isCalm()) {
      const turning = begin(this.disc, frames, timing);
      const stopTicking = tick(turning, (way / 360) * this.pays.length);
      await over(turning);
      stopTicking();
    }
    this.turnTo(rest);
    this.showPay(field);
    for (const animation of this.disc.getAnimations()) animation.cancel();
    sounds.stop();
    const winner = this.won.firstElementChild;
    if (winner && 'won' in this.root.dataset) void swell(winner, 1.07);
  }

  clear() {
    this.paid.textContent = '';
    delete this.root.dataset['won'];
  }

  /** @param {number} degrees */
  turnTo(degrees) {
    this.angle = degrees % 360;
    this.disc.style.transform = `rotate(${this.angle}deg)`;
  }

  /** @param {number} field @param {number} inside from the field's middle, in fields */
  angleOf(field, inside = 0) {
    return -((field + 0.5 + inside) * 360) / this.pays.length;
  }

  /** @param {number} field */
  showPay(field) {
    const pay = this.pays[field] ?? 0;
    this.paid.textContent = `${decimal(pay / 100)}×`;
    this.paid.dataset['kind'] = pay > 0 ? 'win' : 'loss';
    if (pay === 0) return;
    this.won.style.transform = this.disc.style.transform;
    this.won.replaceChildren(drawField(this.pays, field));
    this.root.dataset['won'] = '';
  }
}

/** One tick for each field that passes the pointer, if sound is on. @param {Animation} turning @param {number} fields */
function tick(turning, fields) {
  let isOn = isSoundOn();
  let last = 0;
  const step = () => {
    if (!isOn) return;
    // Read from the animation's clock: computed styles would force a layout in every frame.
    const field = Math.floor(Number(turning.effect?.getComputedTiming().progress) * fields);
    if (field !== last) sounds.tick();
    last = field;
    requestAnimationFrame(step);
  };
  step();
  return () => void (isOn = false);
}
