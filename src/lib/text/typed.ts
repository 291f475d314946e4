// What people type or paste, before it is judged or counted.

/**
 * With every digit as 0 to 9, every blank as a space and every dash as a hyphen, and without what nobody sees, such as
 * the marks of direction that are copied along with a number. Blanks at the ends stay: more may be typed.
 */
export const typed = (text: string): string =>
  text
    .replaceAll(ACCENTS, "'")
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{DI}]/gu, '')
    .replaceAll(/[\s\u2800]/g, ' ')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[^\P{Nd}0-9]/gu, latinDigit);

/** Keys of their own on many keyboards, which people press for an apostrophe; NFKC would make a blank of them. */
const ACCENTS = /[\u00b4\u1fbd\u1fbf\u1ffd]/g;

/** The digits alone. */
export const typedDigits = (text: string): string => typed(text).replaceAll(/\D/g, '');

const DIGIT = /^\p{Nd}$/u;

/** In every script the ten digits follow each other, the zero first, and sets of them stand side by side. */
function latinDigit(digit: string): string {
  const at = digit.codePointAt(0) ?? 0;
  let first = at;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((at - first) % 10);
}

/** For comparing what is searched for: without accents, apostrophes and case, so that `Plátano` is found by `PLATANO`. */
export const fold = (text: string): string => (PLAIN.test(text) ? text : bare(text)).toLowerCase().trim();

/** Most names of games, which are read by the thousand before a search. */
const PLAIN = /^[ -&(-_a-~]*$/;

const bare = (text: string): string =>
  typed(text)
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘ʼ`]/gu, '')
    .toLowerCase()
    // Turkish writes the capital of this letter like everybody's I.
    .replaceAll('ı', 'i');
