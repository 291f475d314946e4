// Every screen of the app, with those of the other route files. A route is added here together with its screen.
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { CHANGE_PASSWORD } from '#src/contract/page/file-address.ts';
import type { TextKey } from '#src/i18n/t.ts';
import type { Guard } from '#src/navigation/guards.ts';
import { type Path, paths, type PlainPath } from '#src/navigation/paths.ts';
import type { RedDot } from '#src/navigation/red-dots.ts';
import { house, type IconShape, share, user } from '#src/ui/Icon/shapes.ts';
import { activityRoutes } from './activity-routes.ts';
import { helpRoutes } from './help-routes.ts';
import { later } from './later.ts';
import { mailRoutes } from './mail-routes.ts';
import { type LazyScreen, screen } from './startup/screen.ts';
import { supportRoutes } from './support-routes.ts';
import { vipRoutes } from './vip-routes.ts';

export interface Route {
  /** May have parameters, such as `/feedback/record/:id`. */
  readonly path: Path;
  readonly title: TextKey;
  /** Absent for home, which is in the first script. */
  readonly Screen?: LazyScreen;
  readonly guard?: Guard;
  /** No guard, but the whole screen belongs to a member: signed out, it shows a sign-in prompt instead. */
  readonly isPersonal?: boolean;
  /** By default the navigation bar is shown. */
  readonly hasNavbar?: false;
  /** Fills the window, without a header. */
  readonly isBare?: boolean;
  /** Forms and texts stay narrow on wide screens. */
  readonly isNarrow?: boolean;
  /** At the right-hand end of the header. */
  readonly link?: { readonly path: PlainPath; readonly text: TextKey };
  /** Shown in the navigation bar, in the order of this table. */
  readonly nav?: { readonly text: TextKey; readonly icon: IconShape; readonly dots?: readonly RedDot[] };
}

export const routes: readonly Route[] = [
  { path: paths.home, title: 'shell.games', nav: { text: 'shell.home', icon: house } },
  {
    path: paths.login,
    title: 'shell.signIn',
    Screen: screen(() => import('#src/features/auth/sign-in/LoginScreen.tsx'), 'auth'),
    hasNavbar: false,
    isNarrow: true,
  },
  {
    path: paths.accountLogin,
    title: 'shell.signIn',
    Screen: screen(() => import('#src/features/auth/sign-in/AccountLoginScreen.tsx'), 'auth'),
    hasNavbar: false,
    isNarrow: true,
  },
  {
    path: paths.register,
    title: 'shell.register',
    Screen: screen(() => import('#src/features/auth/register/RegisterScreen.tsx'), 'auth'),
    hasNavbar: false,
    isNarrow: true,
  },
  {
    path: paths.forgot,
    title: 'auth.forgotTitle',
    Screen: later('forgot'),
    hasNavbar: false,
    isNarrow: true,
  },
  {
    path: paths.bind,
    title: 'auth.bindTitle',
    Screen: later('bind'),
    hasNavbar: false,
    guard: 'auth',
    isNarrow: true,
  },
  ...activityRoutes,
  {
    path: paths.share,
    title: 'agent.shareTitle',
    Screen: later('share'),
    isNarrow: true,
    nav: { text: 'shell.share', icon: share },
  },
  {
    path: paths.agent,
    title: 'agent.agentTitle',
    Screen: later('agent'),
    isNarrow: true,
    link: { path: paths.agentRule, text: 'agent.rules' },
  },
  { path: paths.agentRule, title: 'agent.ruleTitle', Screen: later('agentRule'), isNarrow: true },
  ...vipRoutes,
  ...mailRoutes,
  ...supportRoutes,
  {
    path: paths.gameSearch,
    title: 'lobby.searchTitle',
    Screen: screen(() => import('#src/features/lobby/search/SearchScreen.tsx'), 'lobby'),
    hasNavbar: false,
  },
  {
    path: paths.gameStart,
    title: 'shell.game',
    Screen: screen(() => import('#src/features/game/visit/GameStartScreen.tsx'), 'game'),
    hasNavbar: false,
    isBare: true,
  },
  {
    path: paths.member,
    title: 'shell.account',
    Screen: screen(() => import('#src/features/member/home/MemberScreen.tsx'), 'member'),
    hasNavbar: false,
    guard: 'auth',
    nav: { text: 'shell.me', icon: user, dots: ['mail', 'unread', 'agent'] },
  },
  {
    path: paths.profile,
    title: 'member.profile',
    Screen: later('profile'),
    isPersonal: true,
    isNarrow: true,
  },
  {
    path: paths.security,
    title: 'auth.security',
    Screen: later('security'),
    isPersonal: true,
    isNarrow: true,
  },
  {
    path: paths.report,
    title: 'history.reportTitle',
    Screen: later('report'),
    isPersonal: true,
  },
  {
    path: paths.saferPlay,
    title: 'safer-play.title',
    Screen: later('saferPlay'),
    isPersonal: true,
    isNarrow: true,
  },
  {
    path: paths.notifications,
    title: 'install.pushTitle',
    Screen: later('notifications'),
    isPersonal: true,
    isNarrow: true,
  },
  {
    path: paths.wallets,
    title: 'wallet.title',
    Screen: later('wallets'),
    hasNavbar: false,
    guard: 'auth',
    isNarrow: true,
  },
  {
    path: paths.walletRecord,
    title: 'wallet.statement',
    Screen: later('walletRecord'),
    isPersonal: true,
  },
  {
    path: paths.cardList,
    title: 'wallet.accounts',
    Screen: later('cardList'),
    isPersonal: true,
    isNarrow: true,
  },
  {
    path: paths.cardEdit,
    title: 'wallet.account',
    Screen: later('cardEdit'),
    guard: 'auth',
    isNarrow: true,
  },
  {
    path: paths.withdrawal,
    title: 'wallet.withdrawTitle',
    Screen: later('withdrawal'),
    guard: 'auth',
    isNarrow: true,
  },
  {
    path: paths.retrieveBalance,
    title: 'history.retrieveTitle',
    Screen: later('retrieveBalance'),
    isPersonal: true,
    isNarrow: true,
  },
  ...helpRoutes,
  {
    path: paths.delivery,
    title: 'events.title',
    Screen: later('delivery'),
    isNarrow: true,
  },
];

/** Shown by a guard, or with a sign-in prompt in its place. */
export const isRestricted = ({ guard, isPersonal }: Route): boolean =>
  guard !== undefined || isPersonal === true;

/** No two overlap. */
export const routeOf = (path: string): Route | undefined =>
  routes.find((route) => matchRoute(parse, route.path, path)[0]);

/**
 * The path as the table has it. A typed one may end in a slash or be written in capitals, a copied one has a full stop,
 * a bracket or a broken character of the sentence behind it.
 */
export function asInTable(path: string): string {
  if (path === CHANGE_PASSWORD) return paths.security;
  const meant = routeOf(path) ? path : path.replace(SENTENCE, '');
  const route = routeOf(meant);
  if (!route) return path;
  const given = meant.split('/');
  const parts = route.path.split('/');
  return parts.map((part, index) => (part.startsWith(':') ? given[index] : part)).join('/');
}

const SENTENCE = /(?:%[\da-f]{0,2}|[^\w/%-])+\/?$/i;

/** Screens that the navigation bar counts to a section although their addresses do not begin with its own. */
const SECTIONS: Readonly<Record<string, Path>> = {
  activity: paths.bonus,
  points: paths.bonus,
  reward: paths.bonus,
  agent: paths.share,
  email: paths.member,
  wallets: paths.member,
  withdrawal: paths.member,
};

/** The address in the navigation bar that a screen belongs to, if it has one there. */
export function sectionOf(path: string): string {
  const [, first = ''] = path.split('/');
  return SECTIONS[first] ?? `/${first}`;
}
