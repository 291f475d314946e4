// What there is to see: every screen and every overlay, as a visitor and as a member.
import type { Page } from '@playwright/test';
import { isSignInPath, paths } from '#src/navigation/paths.ts';
import { openScreen } from '../member-visit.ts';
import { addressOf, routeTable } from '../routes/route-table.ts';
import { otherOverlays, showOverlay, signInOverlays } from '../screens/overlays.ts';

export interface View {
  /** The name of its file. */
  readonly name: string;
  /** The path of a screen or the name of an overlay. */
  readonly of: string;
  readonly isForMembers: boolean;
  open(page: Page): Promise<void>;
}

/** Screens that need more than their path to have something on them. */
const QUERIES: Readonly<Record<string, string>> = { [paths.mailDetail]: '?id=1' };

/** A visitor sees most of them as a member does, but for a sign-in prompt. */
const VISITORS_SCREENS: readonly string[] = [paths.home, paths.bonus, paths.share, paths.report, paths.vip];

/** A game fills the window with a page of its own. */
const screens = routeTable.filter(({ path }) => path !== paths.gameStart);

const fileOf = (address: string): string =>
  address === paths.home ? 'home' : address.slice(1).replaceAll('/', '-');

function screenView(route: (typeof screens)[number], isForMembers: boolean): View {
  const address = addressOf(route) + (QUERIES[route.path] ?? '');
  const name = fileOf(addressOf(route));
  return {
    name: isForMembers || isSignInPath(route.path) ? name : `visitor-${name}`,
    of: route.path,
    isForMembers,
    open: (page) => openScreen(page, address),
  };
}

const overlayView =
  (isForMembers: boolean) =>
  (name: (typeof otherOverlays)[number]): View => ({
    name: `over-${name}`,
    of: name,
    isForMembers,
    open: (page) => showOverlay(page, name),
  });

const isForVisitors = (path: string): boolean => isSignInPath(path) || VISITORS_SCREENS.includes(path);

/** In the order in which they are drawn: overlays open over the screen before them. */
export const ALL_VIEWS: readonly View[] = [
  ...screens.filter(({ path }) => isForVisitors(path)).map((route) => screenView(route, false)),
  ...signInOverlays.map(overlayView(false)),
  ...screens.filter(({ path }) => !isSignInPath(path)).map((route) => screenView(route, true)),
  ...otherOverlays.map(overlayView(true)),
];
