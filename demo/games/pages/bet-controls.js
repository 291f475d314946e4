// The controls of the bet: smaller and larger, half, double and most, and the field for an amount.
import { button, byId } from './dom.js';
import { coins, fill, readAmount, texts, typed } from './texts.js';

/** @type {import('./bets.js').Preset[]} */
const PRESETS = ['half', 'double', 'most'];

/**
 * @param {{ bets: ReturnType<typeof import('./bets.js').createBets>, coin: () => number,
 *   onChange: () => void, onRefused: (sentence: string) => void }} parts
 */
export function createBetControls({ bets, coin, onChange, onRefused }) {
  const field = /** @type {HTMLInputElement} */ (byId('bet'));
  let written = '';
  const isTyped = () => field.value !== written;
  const write = () => {
    written = typed(bets.bet);
    field.value = written;
    field.removeAttribute('aria-invalid');
  };
  /** Takes what was typed; `false` if it is no bet. The chosen bet then stays and nothing may be placed. */
  const commit = () => {
    if (!isTyped()) return true;
    const fault = bets.set(readAmount(field.value) ?? Number.NaN);
    if (fault === undefined) {
      write();
      onChange();
      return true;
    }
    field.setAttribute('aria-invalid', 'true');
    onRefused(fill(texts[fault], { min: coins(bets.min), max: coins(bets.max) }));
    return false;
  };
  label(field);
  write();
  wireUp({ bets, coin, field, commit, write, onChange });
  return {
    commit,
    write,
    /** @param {boolean} isReady */
    draw(isReady) {
      if (!isTyped()) write();
      field.disabled = !isReady;
      button('less').disabled = !isReady || !bets.canLess;
      button('more').disabled = !isReady || !bets.canMore;
      for (const name of PRESETS) button(name).disabled = !isReady || !bets.canPreset(name, coin());
    },
  };
}

/**
 * @param {{ bets: ReturnType<typeof import('./bets.js').createBets>, coin: () => number, field: HTMLInputElement,
 *   commit: () => boolean, write: () => void, onChange: () => void }} parts
 */
function wireUp({ bets, coin, field, commit, write, onChange }) {
  const choose = (/** @type {() => void} */ apply) => () => {
    apply();
    write();
    onChange();
  };
  button('less').addEventListener(
    'click',
    choose(() => bets.step(-1)),
  );
  button('more').addEventListener(
    'click',
    choose(() => bets.step(1)),
  );
  for (const name of PRESETS)
    button(name).addEventListener(
      'click',
      choose(() => bets.preset(name, coin())),
    );
  field.addEventListener('change', commit);
  field.addEventListener('focus', () => field.select());
}

/** @param {HTMLInputElement} field */
function label(field) {
  byId('bet-label').textContent = texts.bet;
  byId('bet-group').setAttribute('aria-label', texts.bet);
  field.setAttribute('aria-label', texts.bet);
  button('less').setAttribute('aria-label', texts.less);
  button('more').setAttribute('aria-label', texts.more);
  for (const name of PRESETS) {
    button(name).setAttribute('aria-label', texts[`${name}Bet`]);
    button(name).textContent = texts[name];
  }
}
