// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { paths } from '#src/navigation/paths.ts';
import { readQuery, useQuery, useSameQuery } from '#src/navigation/query.ts';
import { returnAddress } from '#src/navigation/return-address.ts';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const returnOf = (wanted: string) => returnAddress(readQuery(`?return=${encodeURIComponent(wanted)}`));

describe('a value of the query', () => {
  it('is never longer than its bound, and never half a character', () => {
    expect(readQuery(`?q=${'a'.repeat(5000)}`).text('q')).toHaveLength(64);
    expect(readQuery(`?q=${'a'.repeat(5000)}`).text('q', 10)).toHaveLength(10);
    expect(readQuery(`?q=${'a'.repeat(9)}🐟`).text('q', 10)).toBe('a'.repeat(9));
  });

  it('is decoded once', () => {
    expect(readQuery('?q=50%2525').text('q')).toBe('50%25');
  });

  it.each(['%E0%A4%A', '%', '%%', '%00', '+', '\u{d800}'])('may be %j', (value) => {
    expect(readQuery(`?q=${value}`).text('q').length).toBeLessThanOrEqual(9);
  });

  it('is found in a link that was copied out of the source of a page', () => {
    const query = readQuery('?pid=10000042&amp;inviteCode=AB12CD&amp;lang=th');
    expect([query.id('pid'), query.text('inviteCode'), query.text('lang')]).toEqual([
      10_000_042,
      'AB12CD',
      'th',
    ]);
  });

  it('is empty where it is absent', () => {
    expect(readQuery('').text('q')).toBe('');
  });

  it.each([
    ['7', 7],
    ['0', 0],
    ['-7', 0],
    ['7.5', 0],
    ['0x7', 0],
    ['7e3', 0],
    ['%207', 0],
    ['7.', 7],
    ['7)', 7],
    ['7%E2%80%9D.', 7],
    ['7%20', 7],
    ['7.5.', 0],
    ['7..5', 0],
    ['9'.repeat(40), 0],
    ['', 0],
  ])('is the id %s or none', (value, id) => {
    expect(readQuery(`?type=${value}`).id('type')).toBe(id);
  });

  it('costs little in a query of a million characters', () => {
    expect(readQuery(`?${'a=b&'.repeat(250_000)}q=here`).text('q')).toBe('');
  });
});

describe('the address after sign-in', () => {
  it.each(['/member', '/game/start?gameId=7&tryIt=1', '/member/report?range=own&from=2026-11-01#top'])(
    'is %s of this app',
    (wanted) => {
      expect(returnOf(wanted)).toBe(wanted);
    },
  );

  it.each([
    '/\t/example.com',
    '/\n/example.com',
    '/\r/example.com',
    '\t//example.com',
    '/\t\\example.com',
    '//example.com',
    '/\\example.com',
    '/.//example.com',
    '/member/..//example.com',
    'https://example.com/',
    'javascript:alert(1)',
    'member',
    '',
    '/auth/login',
    '/./auth/login',
    '/member/../auth/login?return=/auth/login',
    '/%61uth/login',
    '/au\tth/login',
    `/game/search?q=${'a'.repeat(5000)}`,
    '/%E0%A4%A/../auth/register',
  ])('is the lobby instead of %j', (wanted) => {
    expect(returnOf(wanted)).toBe(paths.home);
  });
});

describe('a screen', () => {
  it('reads the query, follows it, and changes single values', () => {
    history.replaceState(null, '', '/?type=3&pid=9');
    const { result } = renderHook(() => useQuery());
    expect(result.current[0].id('type')).toBe(3);
    act(() => result.current[1]({ type: undefined, brand: 4 }));
    expect(location.search).toBe('?pid=9&brand=4');
    expect(result.current[0].id('brand')).toBe(4);
  });

  it('passes its query on to another', () => {
    history.replaceState(null, '', '/auth/login?return=%2Fmember%3Fa%3D1');
    const { result } = renderHook(() => useSameQuery());
    expect(result.current(paths.register)).toBe('/auth/register?return=%2Fmember%3Fa%3D1');
    act(() => history.replaceState(null, '', '/auth/login'));
    expect(result.current(paths.register)).toBe('/auth/register');
  });
});
