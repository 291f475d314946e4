// Three reels. What they stop at is known before they start.
import { make } from '../dom.js';
import { isCalm, move } from '../motion.js';
import { sounds } from '../sound.js';
import { texts } from '../texts.js';
import { createSymbols } from './slot-symbols.js';

const SPIN_MS = 650;
const REEL_LAG_MS = 330;
const ROWS = 3;

/** @typedef {Awaited<ReturnType<typeof createSymbols>>} Symbols */
/** @typedef {{ strip: HTMLElement, shown: string[], look: Symbols }} Reel */

/** @param {import('../main.js').GameSetting} setting @returns {Promise<import('../main.js').Game>} */
export async function createGame({ stage, state }) {
  /** @type {string[]} */
  const symbols = state.table['symbols'];
  const look = await createSymbols(symbols);
  const line = make('div', { class: 'line' });
  const reels = [0, 1, 2].map((index) =>
    createReel(around(symbols, symbols[(index * 2 + 1) % symbols.length]), look),
  );
  const cabinet = make('div', { class: 'reels', role: 'img' });
  cabinet.append(...reels.map(({ strip }) => make('div', { class: 'reel' }, strip)), line);
  stage.append(cabinet);
  const describe = () =>
    cabinet.setAttribute('aria-label', reels.map(({ shown }) => look.nameOf(shown[1])).join(', '));
  describe();
  return {
    action: texts.spin,
    rule: texts.slotRule,
    rows: rowsOf(state.table, look),
    choice: () => ({}),
    show({ shown }) {
      const stops = /** @type {string[]} */ (shown['reels']);
      reels.forEach((reel, index) => settle(reel, around(symbols, stops[index])));
      describe();
    },
    async play({ shown, win }) {
      delete line.dataset['won'];
      const stops = /** @type {string[]} */ (shown['reels']);
      await Promise.all(reels.map((reel, index) => spin(reel, { symbols, stop: stops[index], index })));
      describe();
      if (win > 0) void glow(reels, stops, line);
    },
    lock() {},
  };
}

/** @param {string[]} shown @param {Symbols} look @returns {Reel} */
function createReel(shown, look) {
  const reel = { strip: make('div', { class: 'strip' }), shown, look };
  settle(reel, shown);
  return reel;
}

/** @param {Reel} reel @param {string[]} shown */
function settle(reel, shown) {
  reel.shown = shown;
  reel.strip.replaceChildren(...cells(reel, shown));
}

/** @param {Reel} reel @param {string[]} symbols */
const cells = ({ look }, symbols) => symbols.map((symbol) => look.picture(symbol, 'cell'));

/** @param {Reel} reel @param {{ symbols: string[], stop: string | undefined, index: number }} to */
async function spin(reel, { symbols, stop, index }) {
  const end = around(symbols, stop);
  const between = Array.from({ length: 14 + index * 6 }, () => pick(symbols));
  const all = [...end, ...between, ...reel.shown];
  reel.strip.replaceChildren(...cells(reel, all));
  const share = ((all.length - ROWS) / all.length) * 100;
  if (isCalm()) await move(reel.strip, [{ opacity: 0 }, { opacity: 1 }], { duration: 1 });
  else
    await move(
      reel.strip,
      [
        { transform: `translateY(-${share}%)` },
        { transform: `translateY(-${share + 0.8}%)`, offset: 0.06, easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)' },
        { transform: 'translateY(0.8%)', offset: 0.93, easing: 'ease-out' },
        { transform: 'translateY(0)' },
      ],
      { duration: SPIN_MS + 350 + index * REEL_LAG_MS },
    );
  settle(reel, end);
  for (const animation of reel.strip.getAnimations()) animation.cancel();
  sounds.stop();
}

/** @param {Reel[]} reels @param {string[]} stops @param {HTMLElement} line */
async function glow(reels, stops, line) {
  line.dataset['won'] = '';
  const target = stops.find(
    (symbol) => stops.filter((other) => alike(other, symbol)).length >= 2 && symbol !== 'kingfisher',
  );
  const winners = reels.filter((_, index) => alike(stops[index], target ?? 'kingfisher'));
  await Promise.all(
    winners.map(({ strip }) =>
      move(
        strip.children[1] ?? strip,
        [{ transform: 'scale(1)' }, { transform: 'scale(1.16)' }, { transform: 'scale(1)' }],
        { duration: 520, iterations: isCalm() ? 1 : 3, easing: 'ease-in-out' },
      ),
    ),
  );
}

/** @param {string | undefined} one @param {string} other */
const alike = (one, other) => one === other || one === 'kingfisher';

/** The middle one counts, the others are for the eye. @param {string[]} symbols @param {string | undefined} middle */
const around = (symbols, middle = 'pearl') => [pick(symbols), middle, pick(symbols)];

/** For the eye only: what counts was drawn by the platform. @param {string[]} symbols */
const pick = (symbols) => symbols[Math.floor(Math.random() * symbols.length)] ?? 'pearl';

/** @param {Record<string, any>} table @param {Symbols} look @returns {[Node | string, string][]} */
function rowsOf({ symbols, three, twoPearls }, look) {
  const times = (/** @type {number} */ pay) => `${pay / 100}×`;
  const icons = (/** @type {string} */ symbol, /** @type {number} */ count) => {
    const row = make('span', { role: 'img', 'aria-label': `${count} × ${look.nameOf(symbol)}` });
    row.append(...Array.from({ length: count }, () => look.picture(symbol)));
    return row;
  };
  return [
    ...symbols.map((/** @type {string} */ symbol) => [icons(symbol, 3), times(three[symbol])]),
    [icons('pearl', 2), times(twoPearls)],
  ];
}
