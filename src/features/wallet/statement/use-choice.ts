import { useMemo } from 'react';
import { type AddressQuery, queryNow, useQuery } from '#src/navigation/query.ts';
import { readDays, writtenDays } from '#src/patterns/days/days-query.ts';
import { type Choice, KINDS } from './choice.ts';

export function useChoice(): [Choice, (change: Partial<Choice>) => void] {
  const [query, change] = useQuery();
  const choice = useMemo(() => readChoice(query), [query]);
  return [choice, (part) => change(written({ ...readChoice(queryNow()), ...part }))];
}

const readChoice = (query: AddressQuery): Choice => ({
  ...readDays(query),
  kind: KINDS.find((kind) => kind === query.id('type')) ?? 0,
});

const written = ({ kind, ...days }: Choice) => ({ ...writtenDays(days), type: kind || undefined });
