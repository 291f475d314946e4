// Where a game opens. The secret stands behind the #: it reaches no server log and no referrer.
import type { Settings } from '../settings.ts';

export interface Launch {
  readonly gameId: number;
  /** Opens nothing by itself: it says whose page may show the game, before the secret was traded. */
  readonly sessionId: string;
  readonly secret: string;
  /** Path of the app that a game leads back to when it has the window to itself. */
  readonly back?: string;
}

export function launchAddress(gamesOrigin: string, { gameId, sessionId, secret, back }: Launch): string {
  const way = back === undefined ? '' : `&back=${encodeURIComponent(back)}`;
  return `${gamesOrigin}/play/${gameId}?session=${sessionId}${way}#${secret}`;
}

/** The setting, or the host that the app was asked at with the games' port. */
export function gamesOriginFor(
  settings: Pick<Settings, 'gamesOrigin' | 'gamesPort'>,
  appOrigin: string,
): string {
  if (settings.gamesOrigin !== '') return settings.gamesOrigin;
  const { protocol, hostname } = new URL(appOrigin);
  return `${protocol}//${hostname}:${settings.gamesPort}`;
}

/** The page that asks, when it is one of ours: a proxy may hide that it is on https. */
export function appOriginFor(
  { appOrigins }: Pick<Settings, 'appOrigins'>,
  { pageOrigin, origin }: { pageOrigin: string; origin: string },
): string {
  if (appOrigins.includes(pageOrigin)) return pageOrigin;
  const isSameHost = URL.canParse(pageOrigin) && new URL(pageOrigin).host === new URL(origin).host;
  return isSameHost ? new URL(pageOrigin).origin : origin;
}
