// Numbers of receiving accounts, as typed and as sent.
import type { Bounds } from '#src/contract/config.ts';
import type { Bank } from '#src/contract/wallet/payment.ts';
import type { FieldProblem } from '#src/contract/envelope.ts';
import { typed } from '#src/lib/text/typed.ts';
import { lengthProblem } from '#src/patterns/form/failure.ts';

const GROUP = /(.{4})(?=.)/gu;
const SEPARATORS = /[ -]+/g;

/** Without what was typed to read it more easily. */
export const plainNumber = (text: string): string => typed(text).replaceAll(SEPARATORS, '');

/** `1234 5678 90` */
export const groupedNumber = (text: string): string => plainNumber(text).replaceAll(GROUP, '$1 ');

/** What is added or deleted at the end is grouped at once; elsewhere that would move the cursor. */
export const typedNumber = (text: string, before: string): string =>
  text.startsWith(before) || before.startsWith(text) ? groupedNumber(text) : text;

/** The platform decides; a pattern that cannot be read is left to it. */
export function numberProblem(
  text: string,
  bank: Bank | undefined,
  bounds: Bounds,
): FieldProblem | undefined {
  const plain = plainNumber(text);
  const problem = lengthProblem(plain, bounds);
  if (problem) return problem;
  return fits(plain, bank?.accountPattern) ? undefined : 'pattern';
}

function fits(plain: string, pattern: string | undefined): boolean {
  if (pattern === undefined) return true;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(plain);
  } catch {
    return true;
  }
}
