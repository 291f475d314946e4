// Numbers of receiving accounts, as typed and as sent.
import type { Bounds } from '#src/contract/config.ts';
import type { Bank } from '#src/contract/wallet/payment.ts';
import type { FieldProblem } from '#src/contract/envelope.ts';
import { lengthProblem } from '#src/patterns/form/failure.ts';

const GROUP = /(.{4})(?=.)/gu;
const SEPARATORS = /[\s-]+/gu;

/** Without what was typed to read it more easily. */
export const plainNumber = (typed: string): string => typed.replaceAll(SEPARATORS, '');

/** `1234 5678 90` */
export const groupedNumber = (typed: string): string => plainNumber(typed).replaceAll(GROUP, '$1 ');

/** What is added or deleted at the end is grouped at once; elsewhere that would move the cursor. */
export const typedNumber = (typed: string, before: string): string =>
  typed.startsWith(before) || before.startsWith(typed) ? groupedNumber(typed) : typed;

/** The platform decides; a pattern that cannot be read is left to it. */
export function numberProblem(
  typed: string,
  bank: Bank | undefined,
  bounds: Bounds,
): FieldProblem | undefined {
  const plain = plainNumber(typed);
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
