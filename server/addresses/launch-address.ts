// The address that opens a game. The secret is in the fragment, which no server log or referrer contains.
import type { Settings } from '../settings/settings.ts';
import { urlOf } from './url-of.ts';

export interface Launch {
  readonly gameId: number;
  /** Opens nothing by itself: it tells the games' origin which page may frame the game before the secret is traded. */
  readonly sessionId: string;
  readonly secret: string;
  /** The app's path that a game returns to when it fills the whole window. */
  readonly back?: string;
}

export function launchAddress(gamesOrigin: string, { gameId, sessionId, secret, back }: Launch): string {
  const way = back === undefined ? '' : `&back=${encodeURIComponent(back)}`;
  return `${gamesOrigin}/play/${gameId}?session=${sessionId}${way}#${secret}`;
}

/** The setting, or the app's host with the games' port. */
export function gamesOriginFor(
  settings: Pick<Settings, 'gamesOrigin' | 'gamesPort'>,
  appOrigin: string,
): string {
  if (settings.gamesOrigin !== '') return settings.gamesOrigin;
  const { protocol, hostname } = new URL(appOrigin);
  return `${protocol}//${hostname}:${settings.gamesPort}`;
}

/** Origin of the calling page, if it is ours: the host header does not show https behind a proxy. */
export function appOriginFor(
  { appOrigins }: Pick<Settings, 'appOrigins'>,
  { pageOrigin, origin }: { pageOrigin: string; origin: string },
): string {
  if (appOrigins.includes(pageOrigin)) return pageOrigin;
  const page = urlOf(pageOrigin);
  return page && page.host === new URL(origin).host ? page.origin : origin;
}
