// The chosen part of the statement: days, and one kind of entry or all.
import { type Days, daysKey, type Span, spanOf } from '#src/patterns/days/days.ts';

/** The wire's `type` of an entry; 0 = all. */
export const KINDS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
type Kind = (typeof KINDS)[number];

export interface Choice extends Days {
  readonly kind: Kind;
}

/** Seconds: the platform's longest range, 92 days. */
const LONGEST_S = 92 * 86_400;

export const keyOf = (choice: Choice): string => `${daysKey(choice)} ${choice.kind}`;

/** `undefined` if the days form no range that the platform answers. */
export function statementSpan(choice: Choice): Span | undefined {
  const span = spanOf(choice);
  return span && span.endTime - span.startTime <= LONGEST_S ? span : undefined;
}
