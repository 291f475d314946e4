// What people type or paste, before it is judged or counted.

/**
 * With every digit as 0 to 9, every blank as a space and every dash as a hyphen, and without what nobody sees, such as
 * the marks of direction that are copied along with a number. Blanks at the ends stay: more may be typed.
 */
export const typed = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{DI}]/gu, '')
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\p{Nd}/gu, latinDigit);

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

const CODE = /(?<!\d)\d(?:[ -]?\d)*(?!\d)/g;

/** A code from what was typed, or from a whole message: the only run of digits in it that is `length` long. */
export function typedCode(text: string, { min, max }: { min: number; max: number }): string {
  const runs = typed(text).match(CODE)?.map(typedDigits) ?? [];
  const fitting = runs.filter(({ length }) => length >= min && length <= max);
  return fitting.length === 1 ? (fitting[0] ?? '') : runs.join('');
}

/** For comparing what is searched for: without accents and case, so that `Plátano` is found by `PLATANO`. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    // Turkish writes the capital of this letter like everybody's I.
    .replaceAll('ı', 'i')
    .trim();
