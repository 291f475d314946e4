// Every screen of the app. Chunks, texts, guards, titles, the navigation bar and the tests' lists of addresses follow
// from this table. The compiler wants a row for each address of src/navigation/paths.ts.
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { CHANGE_PASSWORD } from '#src/contract/page/file-address.ts';
import type { LazyArea } from '#src/i18n/load-texts.ts';
import type { TextKey } from '#src/i18n/t.ts';
import type { Guard } from '#src/navigation/guards.ts';
import { type Path, paramText, paths, type PlainPath } from '#src/navigation/paths.ts';
import type { RedDot } from '#src/navigation/red-dots.ts';
import { crown, gift, house, type IconShape, share, user } from '#src/ui/Icon/shapes.ts';

interface Row {
  readonly title: TextKey;
  /** `mail/inbox/Inbox` is `src/features/mail/inbox/InboxScreen.tsx`. Absent for home, which is in the first script. */
  readonly screen?: string;
  /** Areas whose texts it shows, besides its own. */
  readonly texts?: readonly LazyArea[];
  readonly guard?: Guard;
  /** No guard, but the whole screen belongs to a member: signed out, it shows a sign-in prompt instead. */
  readonly isPersonal?: boolean;
  /** By default the navigation bar is shown. */
  readonly hasNavbar?: false;
  /** Fills the window, without a header. */
  readonly isBare?: boolean;
  /** Forms and texts stay narrow on wide screens; this one uses their width. */
  readonly isWide?: boolean;
  /** At the right-hand end of the header. */
  readonly link?: { readonly path: PlainPath; readonly text: TextKey };
  /** Shown in the navigation bar, in the order of this table. */
  readonly nav?: { readonly text: TextKey; readonly icon: IconShape; readonly dots?: readonly RedDot[] };
}

export interface Route extends Row {
  /** May have parameters, such as `/feedback/record/:id`. */
  readonly path: Path;
}

const TABLE: Readonly<Record<keyof typeof paths, Row>> = {
  home: { title: 'shell.games', isWide: true, nav: { text: 'shell.home', icon: house } },

  login: { title: 'shell.signIn', screen: 'auth/sign-in/Login', hasNavbar: false },
  accountLogin: { title: 'shell.signIn', screen: 'auth/sign-in/AccountLogin', hasNavbar: false },
  register: { title: 'shell.register', screen: 'auth/register/Register', hasNavbar: false },
  forgot: { title: 'auth.forgotTitle', screen: 'auth/forgot/Forgot', hasNavbar: false },
  bind: { title: 'auth.bindTitle', screen: 'auth/bind/Bind', hasNavbar: false, guard: 'auth' },

  bonus: {
    title: 'bonus.branch',
    screen: 'bonus/event/Bonus',
    nav: { text: 'shell.bonuses', icon: gift, dots: ['task', 'freeBonus', 'signUpBonus', 'fund'] },
  },
  bonusTasks: { title: 'bonus.tasks', screen: 'bonus/tasks/Tasks', isPersonal: true },
  bonusVip: { title: 'bonus.vip', screen: 'bonus/BonusVip', isPersonal: true },
  bonusRebate: { title: 'bonus.rebate', screen: 'bonus/Rebate', isPersonal: true },
  bonusRecord: { title: 'bonus.record', screen: 'bonus/record/Record', isPersonal: true },
  bonusEvent: { title: 'bonus.events', screen: 'bonus/event/Event', isWide: true },
  bonusReward: { title: 'bonus.rewards', screen: 'bonus/rewards/Rewards', isPersonal: true },
  rewardRecord: { title: 'bonus.rewardRecord', screen: 'bonus/record/RewardRecord', isPersonal: true },
  activityBank: { title: 'bonus.bankTitle', screen: 'bonus/activities/Bank', guard: 'auth' },
  firstDeposit: { title: 'bonus.firstDeposit', screen: 'bonus/activities/FirstDeposit' },
  activityFollow: { title: 'bonus.follow', screen: 'bonus/activities/Follow', hasNavbar: false },
  points: { title: 'common.points', screen: 'bonus/record/Points' },
  signIn: {
    title: 'bonus.signIn',
    screen: 'bonus/activities/SignIn',
    link: { path: paths.signInRule, text: 'bonus.rule' },
  },
  signInRule: { title: 'bonus.signInRule', screen: 'bonus/activities/SignInRule' },

  share: {
    title: 'agent.shareTitle',
    screen: 'agent/share/Share',
    nav: { text: 'shell.share', icon: share },
  },
  agent: {
    title: 'agent.agentTitle',
    screen: 'agent/team/Agent',
    link: { path: paths.agentRule, text: 'agent.rules' },
  },
  agentRule: { title: 'agent.ruleTitle', screen: 'agent/AgentRule' },

  vip: {
    title: 'vip.title',
    screen: 'vip/home/Vip',
    texts: ['bonus'],
    guard: 'auth-activity',
    isWide: true,
    nav: { text: 'shell.vip', icon: crown, dots: ['vip'] },
  },
  vipLevel: {
    title: 'vip.levels',
    screen: 'vip/levels/Levels',
    texts: ['bonus'],
    guard: 'auth-activity',
    isWide: true,
  },
  vipRebate: {
    title: 'vip.rebate',
    screen: 'vip/rebate/VipRebate',
    texts: ['bonus'],
    guard: 'auth-activity',
  },
  vipRebateRecord: {
    title: 'vip.recordTitle',
    screen: 'vip/rebate/RebateRecord',
    texts: ['bonus'],
    guard: 'auth-activity',
    isPersonal: true,
  },

  mail: { title: 'mail.title', screen: 'mail/inbox/Inbox', hasNavbar: false, guard: 'auth' },
  mailDetail: { title: 'mail.detailTitle', screen: 'mail/detail/Mail', isPersonal: true },

  feedback: {
    title: 'support.title',
    screen: 'support/feedback/Feedback',
    link: { path: paths.feedbackRecord, text: 'support.record' },
  },
  feedbackRecord: { title: 'support.record', screen: 'support/record/Record', isPersonal: true },
  feedbackConversation: {
    title: 'support.conversation',
    screen: 'support/record/Conversation',
    isPersonal: true,
  },

  gameSearch: { title: 'lobby.searchTitle', screen: 'lobby/search/Search', hasNavbar: false, isWide: true },
  gameStart: {
    title: 'shell.game',
    screen: 'game/session/GameStart',
    hasNavbar: false,
    isBare: true,
    isWide: true,
  },

  member: {
    title: 'shell.account',
    screen: 'member/home/Member',
    hasNavbar: false,
    guard: 'auth',
    isWide: true,
    nav: { text: 'shell.me', icon: user, dots: ['mail', 'unread', 'agent'] },
  },
  profile: { title: 'member.profile', screen: 'member/profile/Profile', isPersonal: true },
  security: { title: 'auth.security', screen: 'auth/security/Security', isPersonal: true },
  report: { title: 'history.reportTitle', screen: 'history/report/Report', isPersonal: true, isWide: true },
  saferPlay: { title: 'safer-play.title', screen: 'safer-play/settings/SaferPlay', isPersonal: true },
  notifications: {
    title: 'install.pushTitle',
    screen: 'install/notifications/Notifications',
    isPersonal: true,
  },

  wallets: { title: 'wallet.title', screen: 'wallet/home/Wallets', hasNavbar: false, guard: 'auth' },
  walletRecord: {
    title: 'wallet.statement',
    screen: 'wallet/statement/Statement',
    isPersonal: true,
    isWide: true,
  },
  cardList: { title: 'wallet.accounts', screen: 'wallet/accounts/Accounts', isPersonal: true },
  cardEdit: { title: 'wallet.account', screen: 'wallet/accounts/Account', guard: 'auth' },
  withdrawal: { title: 'wallet.withdrawTitle', screen: 'wallet/withdraw/Withdraw', guard: 'auth' },
  retrieveBalance: {
    title: 'history.retrieveTitle',
    screen: 'history/held/RetrieveBalance',
    isPersonal: true,
  },

  service: { title: 'shell.service', screen: 'support/service/Service', texts: ['service'] },
  faq: { title: 'legal.faq', screen: 'legal/faq/Faq' },
  aboutUs: { title: 'legal.title', screen: 'legal/about/About' },
  termsOfUse: { title: 'legal.terms', screen: 'legal/texts/Terms' },
  privacyPolicy: { title: 'legal.privacy', screen: 'legal/texts/Privacy' },
  delivery: { title: 'events.title', screen: 'events/delivery/Delivery' },
};

export const routes: readonly Route[] = Object.entries(TABLE).map(([name, row]) => ({
  path: paths[name as keyof typeof paths],
  ...row,
}));

/** The areas whose texts a screen shows: its own first. */
export const areasOf = ({ screen = '', texts = [] }: Row): readonly LazyArea[] => [
  screen.slice(0, screen.indexOf('/')) as LazyArea,
  ...texts,
];

/** Shown by a guard, or with a sign-in prompt in its place. */
export const isRestricted = ({ guard, isPersonal }: Row): boolean =>
  guard !== undefined || isPersonal === true;

/** No two overlap. */
export const routeOf = (path: string): Route | undefined =>
  routes.find((route) => matchRoute(parse, route.path, path)[0]);

/**
 * The path as the table has it. A typed one may end in a slash, have two of them or be written in capitals, a copied one
 * is encoded, or has a full stop, a bracket or a broken character of the sentence behind it.
 */
export function asInTable(path: string): string {
  if (path === CHANGE_PASSWORD) return paths.security;
  const meant = routeOf(path) ? path : meantBy(path);
  const route = routeOf(meant);
  if (!route) return path;
  const given = meant.split('/');
  const parts = route.path.split('/');
  return parts.map((part, index) => (part.startsWith(':') ? given[index] : part)).join('/');
}

const meantBy = (path: string): string =>
  paramText(path)
    .replace(/[?#<].*/s, '')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replace(SENTENCE, '');

const SENTENCE = /(?:%[\da-f]{0,2}|[^\p{L}\p{N}/%])+\/?$/iu;

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
