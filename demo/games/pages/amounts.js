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
      const digits = ungrouped(plain(typed), plain(group));
      const value = Number(digits || Number.NaN) * 100;
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

/** The digits of an amount, or "" for anything else. @param {string} text @param {string} group */
function ungrouped(text, group) {
  for (const mark of [group, ' ', '\u066c']) {
    const [first = '', ...rest] = mark === '' ? [text] : text.split(mark);
    if (rest.length === 0 && /^\d+$/.test(first)) return first;
    const isGrouped = /^\d{1,3}$/.test(first) && rest.every((part) => /^\d{2,3}$/.test(part));
    // Indian groups have two digits, but for the last one.
    if (isGrouped && rest.at(-1)?.length === 3) return first + rest.join('');
  }
  return '';
}
