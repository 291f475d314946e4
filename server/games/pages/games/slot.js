// Three reels. Their stops are known before they start.
import { make } from '../dom.js';
import { isCalm, move } from '../motion.js';
import { decimal, texts } from '../texts.js';
import { createReel, settle, spin } from './reel.js';
import { createSymbols } from './slot-symbols.js';
import { winnersOf } from './slot-winners.js';

const REELS = 3;

/** @param {import('../main.js').GameSetting} setting @returns {Promise<import('../main.js').Game>} */
export async function createGame({ stage, state }) {
  /** @type {string[]} */
  const symbols = state.table['symbols'];
  const look = await createSymbols(symbols);
  const line = make('div', { class: 'line' });
  const reels = Array.from({ length: REELS }, (_, index) =>
    createReel({ symbols, look, stop: symbols[(index * 2 + 1) % symbols.length] }),
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
      reels.forEach((reel, index) => settle(reel, stops[index]));
      describe();
    },
    async play({ shown, win }) {
      delete line.dataset['won'];
      for (const { strip } of reels) delete strip.dataset['lost'];
      const stops = /** @type {string[]} */ (shown['reels']);
      await Promise.all(reels.map((reel, index) => spin(reel, stops[index], index)));
      describe();
      if (win > 0) void glow(reels, stops, line);
    },
    lock() {},
  };
}

/** @param {import('./reel.js').Reel[]} reels @param {string[]} stops @param {HTMLElement} line */
async function glow(reels, stops, line) {
  line.dataset['won'] = '';
  const won = winnersOf(stops);
  const winners = reels.filter((_, index) => won[index]);
  for (const { strip } of reels.filter((_, index) => !won[index])) strip.dataset['lost'] = '';
  await Promise.all(
    winners.map(({ strip }) =>
      move(
        strip.children[1] ?? strip,
        [{ transform: 'scale(1)' }, { transform: 'scale(1.16)' }, { transform: 'scale(1)' }],
        { duration: 520, iterations: isCalm() ? 1 : 3, easing: 'ease-in-out', fill: 'none' },
      ),
    ),
  );
}

/** @param {Record<string, any>} table @param {import('./reel.js').Symbols} look @returns {[Node | string, string][]} */
function rowsOf({ symbols, three, twoPearls }, look) {
  const times = (/** @type {number} */ pay) => `${decimal(pay / 100)}×`;
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
