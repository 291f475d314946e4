import { describe, expect, it } from 'vitest';
import type { ActivityConfig } from '#src/contract/config/bonus.ts';
import { type Action, targetFor, type Visit } from '#src/navigation/activity-target.ts';
import { knownActivities } from '#src/navigation/known-activities.ts';

const ORIGIN = 'https://halcyon.example';
const member: Visit = { isSignedIn: true, origin: ORIGIN, account: '' };
const visitor: Visit = { ...member, isSignedIn: false };

const game = { clickType: 2, clickAction: '101', unloginShowStatus: 0 } as const;
const site = (clickAction: string, unloginShowStatus: 0 | 1 = 1) =>
  ({ clickType: 3, clickAction, unloginShowStatus }) as const;

const GAME = '/game/start?gameId=101&tryIt=0';

const leadTo = (action: Action, visit: Visit) => targetFor(action, visit, []);

describe('an ad', () => {
  it('for members only leads a visitor to sign-in and from there to its destination', () => {
    expect(leadTo(game, member)?.href).toBe(GAME);
    const login = new URL(leadTo(game, visitor)?.href ?? '', ORIGIN);
    expect(login.pathname).toBe('/auth/login');
    expect(Object.fromEntries(login.searchParams)).toEqual({ return: GAME });
    const known = new URL(leadTo(game, { ...visitor, account: 'ada' })?.href ?? '', ORIGIN);
    expect(Object.fromEntries(known.searchParams)).toEqual({ type: 'account', return: GAME });
  });

  it('for everybody leads a visitor where it leads a member', () => {
    const forAll = { ...game, unloginShowStatus: 1 } as const;
    expect(leadTo(forAll, visitor)).toEqual(leadTo(forAll, member));
  });

  it('for members only with another site leads to sign-in, and never past it', () => {
    expect(leadTo(site('https://elsewhere.example/', 0), visitor)?.href).toBe('/auth/login');
    expect(leadTo(site('https://elsewhere.example/', 0), member)?.kind).toBe('site');
  });

  it('with an address of our own stays in the app', () => {
    const own = site(`${ORIGIN}/vip/level?from=ad`);
    expect(leadTo(own, visitor)).toEqual({ kind: 'screen', href: '/vip/level?from=ad' });
    expect(leadTo(own, { ...visitor, origin: '' })?.kind).toBe('site');
  });

  it('with another site opens it outside, and only by https', () => {
    expect(leadTo(site('https://elsewhere.example/a'), visitor)).toEqual({
      kind: 'site',
      href: 'https://elsewhere.example/a',
    });
    for (const address of ['http://elsewhere.example', 'javascript:alert(1)', '/\t/elsewhere.example', ''])
      expect(leadTo(site(address), visitor)).toBeUndefined();
    expect(leadTo(site(`${ORIGIN}//elsewhere.example`), visitor)?.kind).toBe('site');
  });

  it('with a game that has no number is not shown', () => {
    expect(leadTo({ ...game, clickAction: 'x' }, member)).toBeUndefined();
  });
});

const NOW = 1000;
/** The id differs from the type, because a platform may number its activities as it likes. */
const idOf = (activityType: number) => 10_000 + activityType;

const activity = (activityType: number, more: Partial<ActivityConfig> = {}): ActivityConfig => ({
  ...{ id: idOf(activityType), activityType, name: `Activity ${activityType}`, image: 'x' },
  ...{ sort: 1, type: 0, clickType: 1, clickAction: String(idOf(activityType)) },
  ...{ unloginShowStatus: 1, status: 1, ...more },
});

const text = (activityType: number) => `/bonus/event?id=${idOf(activityType)}`;

function open(
  { visit = member, openIds, ...more }: Partial<ActivityConfig> & { visit?: Visit; openIds?: number[] },
  activityType = 42,
) {
  const known = knownActivities([activity(activityType, more)], { openIds, now: NOW });
  const action = { clickType: 1, clickAction: String(idOf(activityType)) } as const;
  return targetFor(action, visit, known);
}

describe('an activity', () => {
  it.each([
    [4, 'binding a sign-in method', '/auth/bind'],
    [8, 'VIP', expect.stringMatching(/^\/(bonus\/vip|vip\/level)$/)],
    [9, 'points', '/points'],
    [15, 'the sign-up bonus', '/bonus/reward'],
    [16, 'the fund', '/bonus/reward'],
    [36, 'the daily sign-in', expect.stringMatching(/^\/(bonus\/vip|activity\/sign-in)$/)],
    [42, 'tasks', '/bonus/tasks'],
    [44, 'the first deposit', '/activity/first-deposit'],
    [45, 'the rebate', '/bonus/rebate'],
    [10_001, 'a receiving account', '/activity/bank'],
    [10_002, 'our social pages', '/activity/follow'],
    [10_003, 'red packets', '/bonus/reward'],
  ])('of type %i, %s, has a screen', (activityType, _, href) => {
    const target = { kind: 'screen', href };
    expect(open({}, activityType)).toEqual(target);
    expect(open({ visit: visitor }, activityType)).toEqual(target);
  });

  it.each([
    [20, 'the wheel', ['spin']],
    [25, 'notices', ['notices']],
    [32, 'installing', ['download']],
    [41, 'agents', ['/agent']],
    [9_999, 'anything else', []],
  ])('of type %i, %s, opens its overlay or its own text', (activityType, _, later) => {
    const target = open({}, activityType);
    const opened = target?.kind === 'overlay' ? target.overlay.name : target?.href;
    expect([text(activityType), ...later]).toContain(opened);
    // It can be opened in a new tab, too.
    if (target?.kind === 'overlay') expect(target.href).toBe(text(activityType));
  });

  it('with notices opens them over the screen', () => {
    expect(open({}, 25)).toMatchObject({ kind: 'overlay', overlay: { name: 'notices' } });
  });

  it.each<[string, Parameters<typeof open>[0]]>([
    ['is switched off', { status: 0 }],
    ['has not begun', { startTime: NOW + 1 }],
    ['has ended', { endTime: NOW }],
    ['is not open to this member', { openIds: [] }],
  ])('that %s opens its own text', (_, more) => {
    expect(open(more)).toEqual({ kind: 'screen', href: text(42) });
    expect(open(more, 25)).toEqual({ kind: 'screen', href: text(25) });
  });

  it('that the config does not have opens the list of all', () => {
    const action = { clickType: 1, clickAction: '5' } as const;
    expect(targetFor(action, member, [])).toEqual({ kind: 'screen', href: '/bonus/event' });
  });

  it.each([
    [42, '/bonus/tasks'],
    [25, text(25)],
    [9_999, text(9_999)],
  ])('of type %i for members only leads a visitor to sign-in first', (activityType, wanted) => {
    const target = open({ visit: visitor, unloginShowStatus: 0 }, activityType);
    expect(target?.kind).toBe('screen');
    const login = new URL(target?.href ?? '', ORIGIN);
    expect(login.pathname).toBe('/auth/login');
    expect(login.searchParams.get('return')).toBe(wanted);
    expect(open({ unloginShowStatus: 0 }, activityType)?.href).toBe(wanted);
  });

  it('named by an ad for members only leads a visitor to sign-in as well', () => {
    const known = knownActivities([activity(9)], { now: NOW });
    const ad = { clickType: 1, clickAction: String(idOf(9)), unloginShowStatus: 0 } as const;
    expect(targetFor(ad, visitor, known)?.href).toContain('/auth/login');
    expect(targetFor(ad, member, known)?.href).toBe('/points');
  });
});
