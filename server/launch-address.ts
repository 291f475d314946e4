// Where a game opens. The secret stands behind the #: it reaches no server log and no referrer.
import type { Settings } from './settings.ts';

export interface Launch {
  readonly gameId: number;
  readonly secret: string;
}

export function launchAddress(gamesOrigin: string, { gameId, secret }: Launch): string {
  return `${gamesOrigin}/play/${gameId}#${secret}`;
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
