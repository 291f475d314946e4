// The origins of this platform's app, as the games' origin knows them.
import type { Settings } from '../settings.ts';

/** `PUBLIC_ORIGIN` or one of `APP_ORIGINS`, or, where the games only use another port, the same host at the app's port. */
export function isAppOrigin(
  settings: Pick<Settings, 'appOrigins' | 'publicOrigin' | 'gamesOrigin' | 'port'>,
  origin: string,
  requestOrigin: string,
): boolean {
  const { appOrigins, publicOrigin, gamesOrigin, port } = settings;
  if ([publicOrigin, ...appOrigins].includes(origin)) return origin !== '';
  if (gamesOrigin !== '' || !URL.canParse(origin) || new URL(origin).origin !== origin) return false;
  const asked = new URL(origin);
  const isWeb = /^https?:$/.test(asked.protocol);
  const isPort = asked.port === '' || asked.port === String(port);
  return isWeb && isPort && asked.hostname === new URL(requestOrigin).hostname;
}
