// The days in the address, so that back, reload and a saved link show the same ones.
import type { Query } from '#src/navigation/paths.ts';
import type { AddressQuery } from '#src/navigation/query.ts';
import { type Days, RANGES } from './days.ts';

/** A day as `2026-11-21`, in any year. */
const LONGEST_DAY = 10;

export const readDays = (query: AddressQuery): Days => ({
  range: oneOf(RANGES, query.text('range'), 'week'),
  from: query.text('from', LONGEST_DAY),
  to: query.text('to', LONGEST_DAY),
});

export function writtenDays({ range, from, to }: Days): Query {
  const isOwn = range === 'own';
  return { range, from: (isOwn && from) || undefined, to: (isOwn && to) || undefined };
}

export const oneOf = <T extends string>(all: readonly T[], given: string, usual: T): T =>
  all.find((each) => each === given) ?? usual;
