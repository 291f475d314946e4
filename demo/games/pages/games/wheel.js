// A wheel of equal fields with three risk levels.
import { createDisc } from './disc.js';
import { choices, choose } from '../dom.js';
import { decimal, texts } from '../texts.js';

/** @param {import('../main.js').GameSetting} setting @returns {import('../main.js').Game} */
export function createGame({ stage, options, state }) {
  /** @type {Record<string, number[]>} */
  const fields = state.table['fields'];
  let temper = 'lively';
  const disc = createDisc(texts.temper);
  stage.append(disc.root);
  const take = (/** @type {unknown} */ chosen) => {
    if (typeof chosen === 'string' && chosen in fields) temper = chosen;
    disc.draw(fields[temper] ?? []);
  };
  const nameOf = (/** @type {string} */ name) => /** @type {Record<string, any>} */ (texts)[name];
  const row = choices({
    name: 'temper',
    label: texts.temper,
    options: [
      ['calm', texts.calm],
      ['lively', texts.lively],
      ['bold', texts.bold],
    ],
    value: temper,
    onChoose: take,
  });
  options.append(row);
  take(temper);
  return {
    action: texts.turn,
    rule: texts.wheelRule,
    rows: rowsOf(fields),
    choice: () => ({ temper }),
    take(choice) {
      take(choice['temper']);
      choose(row, temper);
    },
    describe({ shown, choice }) {
      const played = String(choice['temper']);
      return [
        [texts.temper, nameOf(played)],
        [texts.field, `${decimal((fields[played]?.[shown['field']] ?? 0) / 100)}×`],
      ];
    },
    show: ({ shown }) => disc.rest(shown['field']),
    play: ({ shown }) => disc.turn(shown['field']),
    lock(isLocked) {
      for (const input of options.querySelectorAll('input')) input.disabled = isLocked;
    },
  };
}

/** Pays per risk level, and on how many fields. @param {Record<string, number[]>} fields @returns {[string, string][]} */
function rowsOf(fields) {
  return Object.entries(fields).map(([temper, pays]) => {
    const kinds = [...new Set(pays)].filter((pay) => pay > 0).sort((a, b) => a - b);
    const paid = kinds.map(
      (pay) => `${decimal(pay / 100)}× (${pays.filter((other) => other === pay).length})`,
    );
    return [/** @type {Record<string, any>} */ (texts)[temper], paid.join('  ')];
  });
}
