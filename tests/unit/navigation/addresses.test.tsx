// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import { Route, useParams } from 'wouter';
import { asInTable, routeOf, routes } from '#src/app/routes.ts';
import { fillPath, href, paramText, paths } from '#src/navigation/paths.ts';

const RECORD = '/feedback/record/:id';

afterEach(cleanup);

/** What a screen at this address reads. */
function readAt(address: string): string | null {
  history.replaceState(null, '', address);
  render(
    <Route path={RECORD}>
      <Reader />
    </Route>,
  );
  const text = screen.queryByRole('note')?.textContent ?? null;
  cleanup();
  return text;
}

function Reader() {
  const { id } = useParams<typeof RECORD>();
  expectTypeOf(id).toEqualTypeOf<string>();
  return <p role="note">{paramText(id)}</p>;
}

describe('an address with a parameter', () => {
  it('is filled by name and read back, whatever the value is', () => {
    for (const id of ['7', 'a/b', 'ä?#&', '{id}', ':id', '...', ' ', '100%', '+', '50 % off']) {
      const address = fillPath(RECORD, { id });
      expect(address.split('/')).toHaveLength(4);
      expect(readAt(address)).toBe(id);
    }
    expect(href(fillPath(RECORD, { id: 7 }), { from: 'mail' })).toBe('/feedback/record/7?from=mail');
  });

  it('cannot be filled with a step in the path', () => {
    for (const id of ['', '.', '..']) expect(() => fillPath(RECORD, { id })).toThrow(RangeError);
  });

  it('is not another address', () => {
    for (const address of [
      '/feedback/record',
      '/feedback/record/',
      '/feedback/record/7/8',
      '/feedback/records/7',
    ])
      expect([address, routeOf(address)?.path === RECORD]).toEqual([address, false]);
  });

  it('opens its screen even where it cannot be decoded', () => {
    expect(readAt('/feedback/record/%E0%A4%A')).toBe('%E0%A4%A');
  });

  it('may have several, each with a type of its own', () => {
    const pattern = '/a/:first/b/:second';
    expect(fillPath(pattern, { first: 1, second: 'x' })).toBe('/a/1/b/x');
    // @ts-expect-error -- a parameter is missing.
    expect(() => fillPath(pattern, { first: 1 })).toThrow(RangeError);
    // @ts-expect-error -- a pattern is no address yet.
    expect(href(RECORD)).toBe(RECORD);
  });
});

describe('a typed address', () => {
  it.each([
    ['/Wallets/', paths.wallets],
    ['/AUTH/ACCOUNTLOGIN', paths.accountLogin],
    ['/activity/Sign-In/', paths.signIn],
    ['/Feedback/Record/aB%20C/', '/feedback/record/aB%20C'],
    ['/', '/'],
    ['/nowhere/', '/nowhere/'],
    ['/nowhere.', '/nowhere.'],
    ['/bonus/event.', paths.bonusEvent],
    ['/VIP/)', paths.vip],
    ['/wallets%E2%80%9D.', paths.wallets],
    ['/wallets%20', paths.wallets],
    ['/wallets%', paths.wallets],
    ['/email%E0%A4', paths.mail],
    ['/%', '/'],
    ['/withdrawal/v1.2', '/withdrawal/v1.2'],
    ['//wallets', paths.wallets],
    ['/WALLETS//record//', paths.walletRecord],
    ['/wallets_', paths.wallets],
    ['/wallets-', paths.wallets],
    ['/activity/sign%E2%80%91in', paths.signIn],
    ['/activity/sign%2Din.', paths.signIn],
    ['/%77allets', paths.wallets],
    ['/wallets%2Frecord', paths.walletRecord],
    ['/wallets%3Fname=withdraw', paths.wallets],
    ['/wallets%3C/a%3E', paths.wallets],
    ['//elsewhere.example/', '//elsewhere.example/'],
    ['/constructor', '/constructor'],
    ['/%D9%85%D8%AD%D9%81%D8%B8%D8%A9', '/%D9%85%D8%AD%D9%81%D8%B8%D8%A9'],
    ['/.well-known/other', '/.well-known/other'],
    ['/.well-known/change-password', paths.security],
  ])('%s is read as %s', (typed, meant) => {
    expect(asInTable(typed)).toBe(meant);
  });
});

/** Whether some address fits both. */
function overlap(one: string, other: string): boolean {
  const [parts, others] = [one.split('/'), other.split('/')];
  const isParam = (part = '') => part.startsWith(':');
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
    expect(overlaps(['/a/:id', '/a/b', '/a', '/a/b/c'])).toEqual(['/a/:id and /a/b']);
    expect(overlaps(['/:area/new', '/mail/:id'])).toEqual(['/:area/new and /mail/:id']);
    expect(overlaps([RECORD, '/feedback/record', '/withdrawal/:name'])).toEqual([]);
  });

  it('finds each route by its address', () => {
    for (const route of routes) expect(routeOf(route.path)).toBe(route);
    expect(routeOf('/nowhere')).toBeUndefined();
    expect(routeOf('/about-us/')?.path).toBe(paths.aboutUs);
  });
});
