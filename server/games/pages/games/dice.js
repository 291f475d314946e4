// A number from 1 to 100, over or under a target.
import { choices, choose, make, makeSvg } from '../dom.js';
import { isCalm, move } from '../motion.js';
import { sounds } from '../sound.js';
import { decimal, fill, texts } from '../texts.js';

const ROLL_MS = 1300;

/** @param {import('../main.js').GameSetting} setting @returns {import('../main.js').Game} */
export function createGame({ stage, options, state }) {
  const { sides, chanceMin, chanceMax, return: share } = state.table;
  const view = createView(sides);
  stage.append(view.root);
  const aim = { side: 'over', target: 50 };
  const chance = () => (aim.side === 'over' ? sides - aim.target : aim.target - 1);
  const slider = make('input', { type: 'range', 'aria-label': texts.target });
  const facts = make('div', { class: 'facts' });
  const refresh = () => {
    const [low, high] =
      aim.side === 'over' ? [sides - chanceMax, sides - chanceMin] : [chanceMin + 1, chanceMax + 1];
    aim.target = Math.min(high, Math.max(low, aim.target));
    slider.min = String(low);
    slider.max = String(high);
    slider.value = String(aim.target);
    view.showZone(aim);
    const times = decimal(Math.floor((share * 100) / chance()) / 100);
    facts.replaceChildren(
      make('b', {}, fill(texts.pays, { times })),
      fill(texts.chance, { chance: String(chance()) }),
    );
    const side = aim.side === 'over' ? texts.over_side : texts.under_side;
    slider.setAttribute('aria-valuetext', `${side} ${aim.target}, ${facts.textContent}`);
  };
  slider.addEventListener('input', () => {
    aim.target = Number(slider.value);
    refresh();
  });
  const sidesRow = choices({
    name: 'side',
    label: texts.target,
    options: [
      ['under', texts.under_side],
      ['over', texts.over_side],
    ],
    value: aim.side,
    onChoose(side) {
      if (side === aim.side) return;
      // The same chance on the other side.
      Object.assign(aim, { side, target: sides + 1 - aim.target });
      refresh();
    },
  });
  options.append(make('div', { class: 'aim' }, slider, make('div', { class: 'aim-row' }, sidesRow, facts)));
  refresh();
  return {
    action: texts.roll,
    rule: texts.diceRule,
    rows: rowsOf(share),
    choice: () => ({ ...aim }),
    say: ({ shown }) => fill(texts.rollWas, { roll: String(shown['roll']) }),
    show({ shown, win, choice }) {
      Object.assign(aim, choice);
      choose(sidesRow, aim.side);
      refresh();
      view.showRoll(shown['roll'], win > 0);
    },
    async play({ shown, win }) {
      await view.roll(shown['roll'], win > 0);
    },
    lock(isLocked) {
      for (const input of options.querySelectorAll('input')) input.disabled = isLocked;
    },
  };
}

/** @param {number} sides */
function createView(sides) {
  const number = make('output', {}, '–');
  const body = dieDrawing();
  const die = make('div', { class: 'die' });
  die.append(body, number);
  const zone = make('div', { class: 'zone' });
  const marker = make('div', { class: 'marker' });
  const aimed = make('span');
  const scale = make('div', { class: 'scale' }, make('div', { class: 'track' }, zone), marker);
  scale.append(
    make(
      'div',
      { class: 'ticks', 'aria-hidden': 'true' },
      make('span', {}, '1'),
      aimed,
      make('span', {}, String(sides)),
    ),
  );
  const placeOf = (/** @type {number} */ roll) => ((roll - 0.5) / sides) * 100;
  let last = sides / 2;
  const showRoll = (/** @type {number} */ roll, /** @type {boolean} */ isWon) => {
    last = roll;
    number.textContent = String(roll);
    die.dataset['kind'] = isWon ? 'win' : 'loss';
    marker.dataset['kind'] = die.dataset['kind'];
    marker.style.transform = `translateX(${placeOf(roll)}%)`;
    marker.style.opacity = '1';
  };
  return {
    root: make('div', { class: 'dice' }, die, scale),
    showRoll,
    /** @param {{ side: string, target: number }} aim */
    showZone({ side, target }) {
      const [from, to] = side === 'over' ? [target, sides] : [0, target - 1];
      zone.style.transform = `translateX(${(from / sides) * 100}%) scaleX(${(to - from) / sides})`;
      aimed.textContent = `${side === 'over' ? '>' : '<'} ${target}`;
    },
    /** @param {number} roll @param {boolean} isWon */
    async roll(roll, isWon) {
      const from = placeOf(last);
      delete die.dataset['kind'];
      delete marker.dataset['kind'];
      marker.style.opacity = '1';
      const stopTumbling = tumble(number, sides);
      const turn = move(
        body,
        [
          { transform: 'rotate(0) scale(1)' },
          { transform: 'rotate(500deg) scale(0.86)', offset: 0.55 },
          { transform: 'rotate(720deg) scale(1)' },
        ],
        { duration: ROLL_MS, easing: 'cubic-bezier(0.2, 0.6, 0.2, 1)' },
      );
      const places = [from, 96, 6, placeOf(roll)].map((place) => ({
        transform: `translateX(${place}%)`,
        easing: 'ease-in-out',
      }));
      await Promise.all([turn, move(marker, places, { duration: ROLL_MS })]);
      stopTumbling();
      showRoll(roll, isWon);
      for (const element of [body, marker])
        for (const animation of element.getAnimations()) animation.cancel();
      sounds.stop();
    },
  };
}

/** Numbers for the eye while the die turns. @param {HTMLElement} number @param {number} sides */
function tumble(number, sides) {
  if (isCalm()) return () => {};
  const timer = setInterval(() => {
    number.textContent = String(1 + Math.floor(Math.random() * sides));
    sounds.tick();
  }, 70);
  return () => clearInterval(timer);
}

/** A body of twenty faces seen from in front. */
function dieDrawing() {
  const face = (/** @type {string} */ kind, /** @type {string} */ points) =>
    makeSvg('polygon', { class: kind, points });
  return makeSvg(
    'svg',
    { viewBox: '0 0 100 100', 'aria-hidden': 'true' },
    face('facet-3', '50,2 93,26 93,74 50,98 7,74 7,26'),
    face('facet', '50,2 18,68 7,26'),
    face('facet', '50,2 82,68 93,26'),
    face('facet-2', '7,26 18,68 7,74'),
    face('facet-2', '93,26 82,68 93,74'),
    face('facet-3', '18,68 50,98 7,74'),
    face('facet-3', '82,68 50,98 93,74'),
    face('facet-2', '18,68 82,68 50,98'),
    face('face', '50,2 82,68 18,68'),
  );
}

/** @param {number} share @returns {[string, string][]} */
const rowsOf = (share) =>
  [5, 25, 50, 75, 95].map((chance) => [
    fill(texts.chance, { chance: String(chance) }),
    `${decimal(Math.floor((share * 100) / chance) / 100)}×`,
  ]);
