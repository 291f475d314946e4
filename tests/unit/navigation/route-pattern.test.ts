// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { routeOf, routes } from '#src/app/routes.ts';
import { href, paths } from '#src/navigation/paths.ts';
import { fillPath, matchPath, type Params } from '#src/navigation/route-pattern.ts';
import { useParams } from '#src/navigation/use-params.ts';

const RECORD = '/feedback/record/{id}';

describe('an address with a parameter', () => {
  it('is filled by name and read back, whatever the value is', () => {
    for (const id of ['7', 'a/b', '%2F', 'ä?#&', '{id}', '...', ' ']) {
      const address = fillPath(RECORD, { id });
      expect(address.split('/')).toHaveLength(4);
      expect(matchPath(RECORD, new URL(address, 'https://app.test').pathname)).toEqual({ id });
    }
    expect(href(fillPath(RECORD, { id: 7 }), { from: 'mail' })).toBe('/feedback/record/7?from=mail');
  });

  it('cannot be filled with a step in the path', () => {
    for (const id of ['', '.', '..']) expect(() => fillPath(RECORD, { id })).toThrow(RangeError);
  });

  it('is not another address', () => {
    const others = ['/feedback/record', '/feedback/record/', '/feedback/record/7/', '/feedback/record/7/8'];
    for (const address of [
      ...others,
      '/feedback/records/7',
      '/feedback/record/%E0%A4%A',
      '/feedback/record/%2e%2e',
    ])
      expect([address, matchPath(RECORD, address)]).toEqual([address, undefined]);
  });

  it('may have several, each with a type of its own', () => {
    const pattern = '/a/{first}/b/{second}';
    expect(matchPath(pattern, fillPath(pattern, { first: 1, second: 'x' }))).toEqual({
      first: '1',
      second: 'x',
    });
    expectTypeOf<Params<typeof pattern>>().toEqualTypeOf<{
      readonly first: string;
      readonly second: string;
    }>();
    expectTypeOf<Params<'/a'>>().toEqualTypeOf<Record<never, never>>();
    // @ts-expect-error -- a parameter is missing.
    expect(() => fillPath(pattern, { first: 1 })).toThrow(RangeError);
    // @ts-expect-error -- a pattern is no address yet.
    expect(href(RECORD)).toBe(RECORD);
  });

  it('gives its parameters to the screen, which is shown nowhere else', () => {
    history.replaceState(null, '', paths.aboutUs);
    expect(renderHook(() => useParams(paths.aboutUs)).result.current).toEqual({});
    expect(() => renderHook(() => useParams(paths.home))).toThrow('is not shown at');
  });
});

/** Whether some address fits both. */
function overlap(one: string, other: string): boolean {
  const [parts, others] = [one.split('/'), other.split('/')];
  const isParam = (part = '') => part.startsWith('{');
  return (
    parts.length === others.length &&
    parts.every((part, index) => part === others[index] || isParam(part) || isParam(others[index]))
  );
}

const overlaps = (table: readonly string[]): string[] =>
  table.flatMap((one, index) =>
    table.slice(index + 1).flatMap((other) => (overlap(one, other) ? [`${one} and ${other}`] : [])),
  );

describe('the table of routes', () => {
  it('has no two that overlap', () => {
    expect(overlaps(routes.map(({ path }) => path))).toEqual([]);
  });

  it('would be found out if two did', () => {
    expect(overlaps(['/a/{id}', '/a/b', '/a', '/a/b/c'])).toEqual(['/a/{id} and /a/b']);
    expect(overlaps(['/{area}/new', '/mail/{id}'])).toEqual(['/{area}/new and /mail/{id}']);
    expect(overlaps([RECORD, '/feedback/record', '/withdrawal/{name}'])).toEqual([]);
  });

  it('finds each route by its address', () => {
    for (const route of routes) expect(routeOf(route.path)).toBe(route);
    expect(routeOf('/nowhere')).toBeUndefined();
    expect(routeOf('/about-us/')).toBeUndefined();
  });
});
