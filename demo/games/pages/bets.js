// The chosen bet in whole coins: steps, presets, and what was typed.

/** Hundredths. */
const COIN = 100;

/** @typedef {{ min: number, max: number, steps: number[] }} Limits */
/** @typedef {'half' | 'double' | 'most'} Preset */
/** @typedef {'notWhole' | 'tooSmall' | 'tooLarge'} Fault */

/** @param {Limits} limits */
export function createBets({ min, max, steps }) {
  let bet = steps.includes(1000) ? 1000 : min;
  const within = (/** @type {number} */ value) => Math.min(max, Math.max(min, wholeCoins(value)));
  /** @type {Record<Preset, (coin: number) => number>} */
  const presets = {
    half: () => within(bet / 2),
    // As far as the balance goes, but never below the bet already chosen.
    double: (coin) => Math.max(bet, Math.min(within(bet * 2), within(coin))),
    most: (coin) => within(coin),
  };
  return {
    get bet() {
      return bet;
    },
    get canLess() {
      return bet > min;
    },
    get canMore() {
      return bet < max;
    },
    /** To the next step up or down. @param {1 | -1} by */
    step(by) {
      const next = by > 0 ? steps.find((step) => step > bet) : steps.filter((step) => step < bet).at(-1);
      bet = next ?? (by > 0 ? max : min);
    },
    /** @param {Preset} name @param {number} coin */
    canPreset: (name, coin) => presets[name](coin) !== bet,
    /** @param {Preset} name @param {number} coin */
    preset(name, coin) {
      bet = presets[name](coin);
    },
    /** @param {number} value @returns {Fault | undefined} why it was not taken */
    set(value) {
      if (!Number.isSafeInteger(value) || value % COIN !== 0) return 'notWhole';
      if (value < min) return 'tooSmall';
      if (value > max) return 'tooLarge';
      bet = value;
    },
    min,
    max,
    /** The largest affordable step, `undefined` if there is none. @param {number} coin */
    largestFor: (coin) => steps.filter((step) => step <= coin).at(-1),
  };
}

const wholeCoins = (/** @type {number} */ value) => Math.floor(value / COIN) * COIN;
