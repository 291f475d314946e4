// Every address of the app, by name. A route is added here together with its screen.
import type { RouteParams } from 'regexparam';

export const paths = {
  home: '/',
  login: '/auth/login',
  accountLogin: '/auth/accountLogin',
  register: '/auth/register',
  forgot: '/auth/forget',
  bind: '/auth/bind',
  gameSearch: '/game/search',
  gameStart: '/game/start',
  mail: '/email',
  mailDetail: '/email/detail',
  member: '/member',
  profile: '/member/profile',
  security: '/member/security',
  report: '/member/report',
  saferPlay: '/member/safer-play',
  notifications: '/member/notifications',
  wallets: '/wallets',
  withdrawal: '/withdrawal/:name',
  walletRecord: '/wallets/record',
  cardList: '/wallets/card/list',
  cardEdit: '/wallets/card/edit',
  bonus: '/bonus',
  bonusTasks: '/bonus/tasks',
  bonusVip: '/bonus/vip',
  bonusRebate: '/bonus/rebate',
  bonusRecord: '/bonus/record',
  bonusEvent: '/bonus/event',
  bonusReward: '/bonus/reward',
  activityBank: '/activity/bank',
  firstDeposit: '/activity/first-deposit',
  activityFollow: '/activity/follow',
  signIn: '/activity/sign-in',
  signInRule: '/activity/sign-in/rule',
  points: '/points',
  vip: '/vip',
  vipLevel: '/vip/level',
  vipRebate: '/vip/rebate',
  vipRebateRecord: '/vip/rebate/record',
  rewardRecord: '/reward/record',
  share: '/share',
  agent: '/agent',
  agentRule: '/agent/rule',
  retrieveBalance: '/member/retrieve-balance',
  service: '/service',
  faq: '/faq',
  feedback: '/feedback',
  feedbackRecord: '/feedback/record',
  feedbackConversation: '/feedback/record/:id',
  aboutUs: '/about-us',
  delivery: '/about-us/delivery',
  termsOfUse: '/terms-of-use',
  privacyPolicy: '/privacy-policy',
} as const;

export type Path = (typeof paths)[keyof typeof paths];

/** Without parameters; one with parameters becomes an address by `fillPath`. */
export type PlainPath = Exclude<Path, `${string}:${string}`>;

declare const filled: unique symbol;
/** An address whose parameters have their values. */
export type FilledPath = string & { readonly [filled]: true };

/** A browser would take them for steps in the path. */
const STEPS = ['', '.', '..'];

/** The address with these values in the places of its parameters. */
export function fillPath<P extends string>(
  pattern: P,
  params: { readonly [N in keyof RouteParams<P>]: string | number },
): FilledPath {
  const values = params as Readonly<Record<string, string | number>>;
  const address = pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(values[name] ?? '');
    if (STEPS.includes(value)) throw new RangeError(`${pattern} cannot have '${value}' as ${name}`);
    return encodeURIComponent(value);
  });
  return address as FilledPath;
}

/** A parameter as it was filled in: the router leaves what separates the parts of an address encoded. */
export function paramText(param: string): string {
  try {
    return decodeURIComponent(param);
  } catch {
    return param;
  }
}

const all: ReadonlySet<string> = new Set(Object.values(paths));

/** Whether this build has a screen at the address. */
export const isPath = (address: string): address is Path => all.has(address);

export interface Query {
  [name: string]: string | number | undefined;
}

/** An address with a query, without its undefined values. */
export function href(path: PlainPath | FilledPath, query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) params.set(name, String(value));
  }
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}

/** Names the address that sign-in leads back to. */
export const RETURN = 'return';

/** Sign-in that leads back to `wanted`; `account` is one with a saved password, or "". */
export const loginHref = (account: string, wanted?: string): string =>
  href(paths.login, {
    type: account ? 'account' : undefined,
    [RETURN]: wanted && wanted !== paths.home ? wanted : undefined,
  });

/** A screen for signing in; binding is not one, because it is for members. */
export const isSignInPath = (pathname: string): boolean =>
  pathname.startsWith('/auth/') && pathname !== paths.bind;
