// Which pages are this platform's app, as its second origin knows them.
import type { Settings } from '../settings.ts';

/** Named in the settings, or, where the games are only another port, on the same host at the app's port. */
export function isAppOrigin(
  { appOrigins, gamesOrigin, port }: Pick<Settings, 'appOrigins' | 'gamesOrigin' | 'port'>,
  origin: string,
  requestOrigin: string,
): boolean {
  if (appOrigins.includes(origin)) return true;
  if (gamesOrigin !== '' || !URL.canParse(origin) || new URL(origin).origin !== origin) return false;
  const asked = new URL(origin);
  const isWeb = asked.protocol === 'http:' || asked.protocol === 'https:';
  const isPort = asked.port === '' || asked.port === String(port);
  return isWeb && isPort && asked.hostname === new URL(requestOrigin).hostname;
}
