// The chosen bet: steps up and down within what the balance allows.

/** @param {number[]} steps */
export function createBets(steps) {
  let at = Math.max(0, steps.indexOf(1000));
  return {
    get bet() {
      return steps[at] ?? 100;
    },
    get canLess() {
      return at > 0;
    },
    get canMore() {
      return at < steps.length - 1;
    },
    /** @param {1 | -1} by */
    step(by) {
      at = Math.min(steps.length - 1, Math.max(0, at + by));
    },
    /** @param {number} bet */
    set(bet) {
      const found = steps.indexOf(bet);
      if (found >= 0) at = found;
    },
    /** The largest affordable bet, `undefined` if there is none. @param {number} coin */
    largestFor: (coin) => steps.filter((step) => step <= coin).at(-1),
  };
}
