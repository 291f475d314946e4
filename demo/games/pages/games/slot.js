// Three reels. Their stops are known before they start.
import { make } from '../dom.js';
import { swell } from '../motion.js';
import { decimal, texts } from '../texts.js';
import { createReel, settle, spin } from './reel.js';
import { createSymbols } from './slot-symbols.js';
import { winnersOf } from './slot-winners.js';

const REELS = 3;

/** @param {import('../main.js').GameSetting} setting @returns {import('../main.js').Game} */
export function createGame({ stage, state }) {
  /** @type {string[]} */
  const symbols = state.table['symbols'];
  const look = createSymbols(symbols);
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
    take() {},
    describe: ({ shown }) => [[texts.line, icons(look, /** @type {string[]} */ (shown['reels']))]],
    show({ shown, win }) {
      const stops = /** @type {string[]} */ (shown['reels']);
      reels.forEach((reel, index) => settle(reel, stops[index]));
      describe();
      if (win > 0) markWinners(cabinet, reels, stops);
    },
    async play({ shown, win }) {
      delete cabinet.dataset['won'];
      for (const cell of cabinet.querySelectorAll('[data-winner]')) cell.removeAttribute('data-winner');
      const stops = /** @type {string[]} */ (shown['reels']);
      await Promise.all(reels.map((reel, index) => spin(reel, stops[index], index)));
      describe();
      if (win === 0) return;
      for (const cell of markWinners(cabinet, reels, stops)) void swell(cell);
    },
    lock() {},
  };
}

/** All other symbols are dimmed. @param {HTMLElement} cabinet @param {import('./reel.js').Reel[]} reels @param {string[]} stops */
function markWinners(cabinet, reels, stops) {
  const won = winnersOf(stops);
  cabinet.dataset['won'] = '';
  const winners = reels.filter((_, index) => won[index]).flatMap(({ strip }) => strip.children[1] ?? []);
  for (const cell of winners) cell.setAttribute('data-winner', '');
  return winners;
}

/** @param {import('./reel.js').Symbols} look @param {string[]} symbols */
function icons(look, symbols) {
  const label = symbols.map((symbol) => look.nameOf(symbol)).join(', ');
  return make('span', { role: 'img', 'aria-label': label }, ...symbols.map((symbol) => look.picture(symbol)));
}

/** @param {Record<string, any>} table @param {import('./reel.js').Symbols} look @returns {[Node | string, string][]} */
function rowsOf({ symbols, three, twoPearls }, look) {
  const times = (/** @type {number} */ pay) => `${decimal(pay / 100)}×`;
  const same = (/** @type {string} */ symbol, /** @type {number} */ count) => {
    const row = icons(
      look,
      Array.from({ length: count }, () => symbol),
    );
    row.setAttribute('aria-label', `${count} × ${look.nameOf(symbol)}`);
    return row;
  };
  return [
    ...symbols.map((/** @type {string} */ symbol) => [same(symbol, 3), times(three[symbol])]),
    [same('pearl', 2), times(twoPearls)],
  ];
}
