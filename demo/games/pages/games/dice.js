// A number from 1 to 100, over or under a target.
import { createDie } from './die.js';
import { createScale } from './scale.js';
import { choices, choose, make } from '../dom.js';
import { decimal, fill, percent, texts } from '../texts.js';

/** @typedef {import('./scale.js').Aim} Aim */

/** @param {import('../main.js').GameSetting} setting @returns {import('../main.js').Game} */
export function createGame({ stage, options, state }) {
  const scale = createScale(state.table['sides'], texts.target);
  const die = createDie(state.table['sides'], scale);
  stage.append(make('div', { class: 'dice' }, die.root, scale.root));
  const chooser = createAim(state.table, scale);
  options.append(chooser.root);
  return {
    action: texts.roll,
    rule: texts.diceRule,
    rows: rowsOf(state.table['return']),
    returnPercent: chooser.returned,
    choice: () => ({ ...chooser.aim }),
    take: chooser.take,
    say: ({ shown }) => fill(texts.rollWas, { roll: String(shown['roll']) }),
    describe: ({ shown, choice }) => [
      [texts.target, nameOf(/** @type {Aim} */ (choice))],
      [texts.rolled, String(shown['roll'])],
    ],
    show: ({ shown, win }) => die.showRoll(shown['roll'], win > 0),
    play: ({ shown, win }) => die.roll(shown['roll'], win > 0),
    lock(isLocked) {
      scale.slider.disabled = isLocked;
      for (const input of options.querySelectorAll('input')) input.disabled = isLocked;
    },
  };
}

/** @param {Aim} aim */
const nameOf = ({ side, target }) => `${side === 'over' ? texts.over_side : texts.under_side} ${target}`;

/** @param {Record<string, any>} table @param {ReturnType<typeof createScale>} scale */
function createAim({ sides, chanceMin, chanceMax, return: share }, scale) {
  const aim = { side: 'over', target: 50 };
  let chance = 0;
  const facts = make('div', { class: 'facts' });
  const refresh = () => {
    const isOver = aim.side === 'over';
    const [low, high] = isOver ? [sides - chanceMax, sides - chanceMin] : [chanceMin + 1, chanceMax + 1];
    aim.target = Math.min(high, Math.max(low, aim.target));
    chance = isOver ? sides - aim.target : aim.target - 1;
    const pays = fill(texts.pays, { times: decimal(payOf(share, chance) / 100) });
    facts.replaceChildren(make('b', {}, pays), fill(texts.chance, { chance: percent(chance / sides) }));
    scale.slider.value = String(aim.target);
    scale.slider.setAttribute('aria-valuetext', `${nameOf(aim)}, ${facts.textContent}`);
    scale.showAim(aim);
  };
  scale.slider.addEventListener('input', () => {
    aim.target = Number(scale.slider.value);
    refresh();
  });
  const row = choices({
    name: 'side',
    label: texts.target,
    options: [
      ['under', texts.under_side],
      ['over', texts.over_side],
    ],
    value: aim.side,
    onChoose(side) {
      // The same chance on the other side.
      Object.assign(aim, { side, target: sides + 1 - aim.target });
      refresh();
    },
  });
  refresh();
  /** @param {Partial<Aim>} chosen */
  const take = (chosen) => {
    Object.assign(aim, chosen);
    choose(row, aim.side);
    refresh();
  };
  return {
    aim,
    take,
    returned: () => chance * payOf(share, chance),
    root: make('div', { class: 'aim' }, row, facts),
  };
}

/** @param {number} share @param {number} chance */
const payOf = (share, chance) => Math.floor((share * 100) / chance);

/** @param {number} share @returns {[string, string][]} */
const rowsOf = (share) =>
  [5, 25, 50, 75, 95].map((chance) => [
    fill(texts.chance, { chance: percent(chance / 100) }),
    `${decimal(payOf(share, chance) / 100)}×`,
  ]);
