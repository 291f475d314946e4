// The query in the address bar. Anyone can write it, so it is parsed and bounded here, and read nowhere else.
import { useCallback, useMemo } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import type { Path, Query } from './paths.ts';

/** The rest of a longer query is ignored. */
const LONGEST_QUERY = 4096;
const LONGEST_TEXT = 64;

export interface AddressQuery {
  /** At most `longest` characters; empty if absent. */
  readonly text: (name: string, longest?: number) => string;
  /** 0 if absent or not an id. */
  readonly id: (name: string) => number;
}

export function readQuery(search: string): AddressQuery {
  const params = paramsOf(search);
  const text = (name: string, longest = LONGEST_TEXT) => bounded(params.get(name) ?? '', longest);
  return { text, id: (name) => idOf(text(name)) };
}

export const queryNow = (): AddressQuery => readQuery(location.search);

type Change = (values: Query) => void;

/** The query, and a function that replaces single values of it. */
export function useQuery(): [query: AddressQuery, change: Change] {
  const search = useAddressSearch();
  return [useMemo(() => readQuery(search), [search]), change];
}

/** The same query on another path: sign-in and registration pass their query on to each other. */
export function useSameQuery(): (path: Path) => string {
  const search = useAddressSearch();
  return useCallback((path) => withParams(path, paramsOf(search)), [search]);
}

/** A copy of the first screen is drawn without a query. The hook of `wouter` itself would decode a percent sign twice. */
const useAddressSearch = (): string => useSearch({ ssrSearch: '' });

function change(values: Query): void {
  const params = paramsOf(location.search);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) params.delete(name);
    else params.set(name, String(value));
  }
  navigate(withParams(location.pathname, params), { replace: true });
}

function withParams(path: string, params: URLSearchParams): string {
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}

/** A link that was copied out of the source of a page has `&amp;` between its parts. */
const paramsOf = (search: string): URLSearchParams =>
  new URLSearchParams(search.slice(0, LONGEST_QUERY).replaceAll('&amp;', '&'));

/** Half of a character at the end is dropped with the rest. */
const bounded = (text: string, longest: number): string =>
  text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');

/** A copied address may have the end of its sentence behind it. */
const idOf = (text: string): number => Number(/^(\d{1,15})[^\w.]*\.?[^\w.]*$/.exec(text)?.[1] ?? 0);
