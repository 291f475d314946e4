import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { type Choice, GROUPS, RANGES } from './choice.ts';

/** The choice is in the address, so that back, reload and a saved link show the same report. */
export function useChoice(): [Choice, (change: Partial<Choice>) => void] {
  const [params, setParams] = useSearchParams();
  const search = params.toString();
  const choice = useMemo(() => readChoice(new URLSearchParams(search)), [search]);
  const change = (part: Partial<Choice>) =>
    setParams((before) => written({ ...readChoice(before), ...part }), { replace: true });
  return [choice, change];
}

export function readChoice(params: URLSearchParams): Choice {
  return {
    range: oneOf(RANGES, params.get('range'), 'week'),
    groupBy: oneOf(GROUPS, params.get('by'), 'day'),
    from: params.get('from') ?? '',
    to: params.get('to') ?? '',
  };
}

function written({ range, groupBy, from, to }: Choice): URLSearchParams {
  const params = new URLSearchParams({ range, by: groupBy });
  if (range === 'own' && from) params.set('from', from);
  if (range === 'own' && to) params.set('to', to);
  return params;
}

const oneOf = <T extends string>(all: readonly T[], given: string | null, usual: T): T =>
  all.find((each) => each === given) ?? usual;
