import { useMemo } from 'react';
import { type AddressQuery, queryNow, useQuery } from '#src/navigation/query.ts';
import type { Query } from '#src/navigation/paths.ts';
import { type Choice, GROUPS, RANGES } from './choice.ts';

/** A day as `2026-11-21`, in any year. */
const LONGEST_DAY = 10;

/** The choice is in the address, so that back, reload and a saved link show the same report. */
export function useChoice(): [Choice, (change: Partial<Choice>) => void] {
  const [query, change] = useQuery();
  const choice = useMemo(() => readChoice(query), [query]);
  return [choice, (part) => change(written({ ...readChoice(queryNow()), ...part }))];
}

export function readChoice(query: AddressQuery): Choice {
  return {
    range: oneOf(RANGES, query.text('range'), 'week'),
    groupBy: oneOf(GROUPS, query.text('by'), 'day'),
    from: query.text('from', LONGEST_DAY),
    to: query.text('to', LONGEST_DAY),
  };
}

function written({ range, groupBy, from, to }: Choice): Query {
  const isOwn = range === 'own';
  return {
    range,
    by: groupBy,
    from: (isOwn && from) || undefined,
    to: (isOwn && to) || undefined,
  };
}

const oneOf = <T extends string>(all: readonly T[], given: string, usual: T): T =>
  all.find((each) => each === given) ?? usual;
