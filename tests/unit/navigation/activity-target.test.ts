import { describe, expect, it } from 'vitest';
import { targetFor, type Visit } from '#src/navigation/activity-target.ts';

const ORIGIN = 'https://halcyon.example';
const member: Visit = { isSignedIn: true, origin: ORIGIN, account: '' };
const visitor: Visit = { ...member, isSignedIn: false };

const game = { clickType: 2, clickAction: '101', unloginShowStatus: 0 } as const;
const site = (clickAction: string, unloginShowStatus: 0 | 1 = 1) =>
  ({ clickType: 3, clickAction, unloginShowStatus }) as const;

const GAME = '/game/start?gameId=101&tryIt=0';

describe('an ad', () => {
  it('for members only leads a visitor to sign-in and from there to its destination', () => {
    expect(targetFor(game, member)?.href).toBe(GAME);
    const login = new URL(targetFor(game, visitor)?.href ?? '', ORIGIN);
    expect(login.pathname).toBe('/auth/login');
    expect(Object.fromEntries(login.searchParams)).toEqual({ return: GAME });
    const known = new URL(targetFor(game, { ...visitor, account: 'ada' })?.href ?? '', ORIGIN);
    expect(Object.fromEntries(known.searchParams)).toEqual({ type: 'account', return: GAME });
  });

  it('for everybody leads a visitor where it leads a member', () => {
    const open = { ...game, unloginShowStatus: 1 } as const;
    expect(targetFor(open, visitor)).toEqual(targetFor(open, member));
  });

  it('for members only with another site leads to sign-in, and never past it', () => {
    expect(targetFor(site('https://elsewhere.example/', 0), visitor)?.href).toBe('/auth/login');
    expect(targetFor(site('https://elsewhere.example/', 0), member)?.kind).toBe('site');
  });

  it('with an address of our own stays in the app', () => {
    const own = site(`${ORIGIN}/vip/level?from=ad`);
    expect(targetFor(own, visitor)).toEqual({ kind: 'screen', href: '/vip/level?from=ad' });
    expect(targetFor(own, { ...visitor, origin: '' })?.kind).toBe('site');
  });

  it('with another site opens it outside, and only by https', () => {
    expect(targetFor(site('https://elsewhere.example/a'), visitor)).toEqual({
      kind: 'site',
      href: 'https://elsewhere.example/a',
    });
    for (const address of ['http://elsewhere.example', 'javascript:alert(1)', '/\t/elsewhere.example', ''])
      expect(targetFor(site(address), visitor)).toBeUndefined();
    expect(targetFor(site(`${ORIGIN}//elsewhere.example`), visitor)?.kind).toBe('site');
  });
});
