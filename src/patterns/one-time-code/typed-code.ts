import { typed, typedDigits } from '#src/lib/text/typed.ts';

/** Each number by itself, and numbers that blanks or dashes join. */
const NUMBERS = [/\d+/g, /\d(?:[ -]*\d)*/g];

/** A code from what was typed, or from a whole message: the only number in it that is as long as a code. */
export function typedCode(text: string, { min, max }: { min: number; max: number }): string {
  const plain = typed(text);
  const isMessage = /[^\d -]/.test(plain);
  for (const numbers of isMessage ? NUMBERS : []) {
    const found = plain.match(numbers)?.map(typedDigits) ?? [];
    const [code, ...others] = new Set(found.filter(({ length }) => length >= min && length <= max));
    if (code !== undefined && others.length === 0) return code;
  }
  return typedDigits(plain);
}
