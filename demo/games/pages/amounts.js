// Amounts of coin as the player reads and types them, in the language of the launch.

/** @param {string} language */
export function createAmounts(language) {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const group = whole.formatToParts(1_234_567).find(({ type }) => type === 'group')?.value ?? '';
  // Indian groups have two digits, but for the last one.
  const amount = new RegExp(`^(?:\\d+|\\d{1,3}([ \u066c${plain(group)}])(?:\\d{2,3}\\1)*\\d{3})$`);
  return {
    /** Hundredths as coins with two decimals: inside a game amounts are compared and added up. */
    coins: (/** @type {number} */ hundredths) => exact.format(Math.floor(hundredths) / 100),
    /** Hundredths as whole coins, as a bet is typed. */
    typed: (/** @type {number} */ hundredths) => whole.format(Math.floor(hundredths / 100)),
    /** 0.5 is 50%, as the language writes it. */
    percent: (/** @type {number} */ value) => share.format(value),
    /** Hundredths, or `undefined` for anything but whole coins. */
    read: (/** @type {string} */ typed) => {
      const text = plain(typed);
      const value = amount.test(text) ? Number(text.replaceAll(/\D/g, '')) * 100 : Number.NaN;
      return Number.isSafeInteger(value) ? value : undefined;
    },
  };
}

const DIGIT = /^\p{Nd}$/u;

/** With the digits of any script as 0 to 9, and without what nobody sees. @param {string} text */
const plain = (text) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{DI}]/gu, '')
    .trim()
    .replaceAll(/[\s'’]/g, ' ')
    .replaceAll(/[^\P{Nd}0-9]/gu, (digit) => {
      const at = digit.codePointAt(0) ?? 0;
      let first = at;
      while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
      return String((at - first) % 10);
    });
