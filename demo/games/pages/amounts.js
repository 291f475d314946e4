// Amounts of coin as the player reads and types them, in the language of the launch.

/** @param {string} language */
export function createAmounts(language) {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const group = whole.formatToParts(1_234_567).find(({ type }) => type === 'group')?.value ?? '';
  return {
    /** Hundredths as coins with two decimals: inside a game amounts are compared and added up. */
    coins: (/** @type {number} */ hundredths) => exact.format(Math.floor(hundredths) / 100),
    /** Hundredths as whole coins, as a bet is typed. */
    typed: (/** @type {number} */ hundredths) => whole.format(Math.floor(hundredths / 100)),
    /** 0.5 is 50%, as the language writes it. */
    percent: (/** @type {number} */ value) => share.format(value),
    /** Hundredths, or `undefined` for anything but whole coins. */
    read: (/** @type {string} */ typed) => {
      const plain = typed.trim().replaceAll(/\s/g, group);
      const groups = plain.split(group);
      const isGrouped = groups.every((digits, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(digits));
      if (!isGrouped && !/^\d+$/.test(plain)) return;
      const value = Number(groups.join('')) * 100;
      return Number.isSafeInteger(value) ? value : undefined;
    },
  };
}
