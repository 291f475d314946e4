// The chosen report: a range of days, and how it is grouped.
import { type Days, daysKey } from '#src/patterns/days/days.ts';

export const GROUPS = ['day', 'type', 'brand'] as const;
type GroupBy = (typeof GROUPS)[number];

export interface Choice extends Days {
  readonly groupBy: GroupBy;
}

/** Key of a stored report. */
export const keyOf = (choice: Choice): string => `${daysKey(choice)} ${choice.groupBy}`;
