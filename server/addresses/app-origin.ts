// The origins of this platform's app, as the games' origin knows them.
import type { Settings } from '../settings/settings.ts';
import { urlOf } from './url-of.ts';

/** Which addresses leave out. */
const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** `PUBLIC_ORIGIN` or one of `APP_ORIGINS`, or, where the games only use another port, the same host at the app's port. */
export function isAppOrigin(
  settings: Pick<Settings, 'appOrigins' | 'publicOrigin' | 'gamesOrigin' | 'port'>,
  origin: string,
  requestOrigin: string,
): boolean {
  const { appOrigins, publicOrigin, gamesOrigin, port } = settings;
  if ([publicOrigin, ...appOrigins].includes(origin)) return origin !== '';
  const asked = urlOf(origin);
  if (gamesOrigin !== '' || asked?.origin !== origin) return false;
  const isWeb = /^https?:$/.test(asked.protocol);
  const isPort = (asked.port || DEFAULT_PORTS[asked.protocol]) === String(port);
  return isWeb && isPort && asked.hostname === new URL(requestOrigin).hostname;
}
