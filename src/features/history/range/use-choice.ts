import { useMemo } from 'react';
import { type AddressQuery, queryNow, useQuery } from '#src/navigation/query.ts';
import type { Query } from '#src/navigation/paths.ts';
import { oneOf, readDays, writtenDays } from '#src/patterns/days/days-query.ts';
import { type Choice, GROUPS } from './choice.ts';

/** The choice is in the address, so that back, reload and a saved link show the same report. */
export function useChoice(): [Choice, (change: Partial<Choice>) => void] {
  const [query, change] = useQuery();
  const choice = useMemo(() => readChoice(query), [query]);
  return [choice, (part) => change(written({ ...readChoice(queryNow()), ...part }))];
}

export const readChoice = (query: AddressQuery): Choice => ({
  ...readDays(query),
  groupBy: oneOf(GROUPS, query.text('by'), 'day'),
});

const written = ({ groupBy, ...days }: Choice): Query => ({ ...writtenDays(days), by: groupBy });
