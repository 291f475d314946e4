// @vitest-environment happy-dom
// The routes of the specification, typed by hand, so that a slip in the route tables shows. A route of our own needs no
// row here.
import { describe, expect, it } from 'vitest';
import { type Route, routeOf } from '#src/app/routes.ts';
import { englishText } from '#tests/support/routes/route-table.ts';

interface RouteOptions {
  readonly guard?: Route['guard'];
  readonly hasNavbar?: false;
}

const FOR_MEMBERS = { guard: 'auth' } as const;
const BARE = { hasNavbar: false } as const;
const OF_VIP = { guard: 'auth-activity' } as const;

const SPECIFIED: Readonly<Record<string, RouteOptions>> = {
  '/': {},
  '/about-us': {},
  '/activity/bank': FOR_MEMBERS,
  '/activity/first-deposit': {},
  '/activity/follow': BARE,
  '/activity/sign-in': {},
  '/activity/sign-in/rule': {},
  '/agent': {},
  '/agent/rule': {},
  '/auth/accountLogin': BARE,
  // It adds a way to sign in to the account of somebody who is signed in.
  '/auth/bind': { ...FOR_MEMBERS, ...BARE },
  '/auth/forget': BARE,
  '/auth/login': BARE,
  '/auth/register': BARE,
  '/bonus': {},
  '/bonus/event': {},
  '/bonus/rebate': {},
  '/bonus/record': {},
  '/bonus/reward': {},
  '/bonus/tasks': {},
  '/bonus/vip': {},
  '/email': { ...FOR_MEMBERS, ...BARE },
  '/email/detail': {},
  '/faq': {},
  '/feedback': {},
  '/feedback/record': {},
  '/feedback/record/7f3a': {},
  '/game/search': BARE,
  '/game/start': BARE,
  '/member': { ...FOR_MEMBERS, ...BARE },
  '/member/profile': {},
  '/member/report': {},
  '/member/retrieve-balance': {},
  '/points': {},
  '/privacy-policy': {},
  '/terms-of-use': {},
  '/reward/record': {},
  '/service': {},
  '/share': {},
  '/vip': OF_VIP,
  '/vip/level': OF_VIP,
  '/vip/rebate': OF_VIP,
  '/vip/rebate/record': OF_VIP,
  '/wallets': { ...FOR_MEMBERS, ...BARE },
  '/wallets/card/edit': FOR_MEMBERS,
  '/wallets/card/list': {},
  '/wallets/record': {},
  '/withdrawal/bank': FOR_MEMBERS,
};

describe('the specified route', () => {
  it.each(Object.entries(SPECIFIED))('%s has its screen, its guard and its bar', (address, specified) => {
    const route = routeOf(address);
    expect(route).toBeDefined();
    expect(address === '/' || route?.screen !== undefined).toBe(true);
    expect([route?.guard, route?.hasNavbar]).toEqual([specified.guard, specified.hasNavbar]);
  });

  it.each([
    ['/activity/sign-in', '/activity/sign-in/rule', 'Rules'],
    ['/feedback', '/feedback/record', 'My feedback'],
  ])('%s has a link to %s at the right of its header', async (address, path, text) => {
    const { link } = routeOf(address) ?? {};
    expect(link?.path).toBe(path);
    expect(await englishText(link?.text ?? '')).toBe(text);
  });

  it('/withdrawal/{name} is titled as a withdrawal', async () => {
    expect(await englishText(routeOf('/withdrawal/bank')?.title ?? '')).toBe('Withdraw');
  });
});
