// A number from 1 to 100, over or under a target.
import { createDie } from './die.js';
import { choices, choose, make } from '../dom.js';
import { decimal, fill, texts } from '../texts.js';

/** @typedef {{ side: string, target: number }} Aim */

/** @param {import('../main.js').GameSetting} setting @returns {import('../main.js').Game} */
export function createGame({ stage, options, state }) {
  const view = createDie(state.table['sides']);
  stage.append(view.root);
  const chooser = createAim(state.table, (aim) => view.showZone(aim));
  options.append(chooser.root);
  return {
    action: texts.roll,
    rule: texts.diceRule,
    rows: rowsOf(state.table['return']),
    returnPercent: chooser.returned,
    choice: () => ({ ...chooser.aim }),
    say: ({ shown }) => fill(texts.rollWas, { roll: String(shown['roll']) }),
    show({ shown, win, choice }) {
      chooser.take(choice);
      view.showRoll(shown['roll'], win > 0);
    },
    play: ({ shown, win }) => view.roll(shown['roll'], win > 0),
    lock(isLocked) {
      for (const input of options.querySelectorAll('input')) input.disabled = isLocked;
    },
  };
}

/** @param {Record<string, any>} table @param {(aim: Aim) => void} onAim */
function createAim({ sides, chanceMin, chanceMax, return: share }, onAim) {
  const aim = { side: 'over', target: 50 };
  let chance = 0;
  const slider = make('input', { type: 'range', 'aria-label': texts.target });
  const facts = make('div', { class: 'facts' });
  const refresh = () => {
    const isOver = aim.side === 'over';
    const [low, high] = isOver ? [sides - chanceMax, sides - chanceMin] : [chanceMin + 1, chanceMax + 1];
    aim.target = Math.min(high, Math.max(low, aim.target));
    Object.assign(slider, { min: String(low), max: String(high) });
    slider.value = String(aim.target);
    chance = isOver ? sides - aim.target : aim.target - 1;
    const pays = fill(texts.pays, { times: decimal(payOf(share, chance) / 100) });
    facts.replaceChildren(make('b', {}, pays), fill(texts.chance, { chance: String(chance) }));
    const side = isOver ? texts.over_side : texts.under_side;
    slider.setAttribute('aria-valuetext', `${side} ${aim.target}, ${facts.textContent}`);
    onAim(aim);
  };
  slider.addEventListener('input', () => {
    aim.target = Number(slider.value);
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
    root: make('div', { class: 'aim' }, slider, make('div', { class: 'aim-row' }, row, facts)),
  };
}

/** @param {number} share @param {number} chance */
const payOf = (share, chance) => Math.floor((share * 100) / chance);

/** @param {number} share @returns {[string, string][]} */
const rowsOf = (share) =>
  [5, 25, 50, 75, 95].map((chance) => [
    fill(texts.chance, { chance: String(chance) }),
    `${decimal(payOf(share, chance) / 100)}×`,
  ]);
