// The origin of the app as messages, passkeys and return addresses name it: anybody can send another host header.
import { networkInterfaces } from 'node:os';
import type { Settings } from '../settings/settings.ts';

/** `asked` is the origin that a request came to. */
export function publicOriginOf(
  { publicOrigin, port }: Pick<Settings, 'publicOrigin' | 'port'>,
  asked: string,
): string {
  if (publicOrigin !== '') return publicOrigin;
  return isThisMachine(new URL(asked).hostname) ? asked : `http://localhost:${port}`;
}

/** A name that no site can point here: a foreign page may give its own name to this machine. */
export function isThisMachine(hostname: string): boolean {
  if (hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')) return true;
  const own = Object.values(networkInterfaces()).flat();
  return own.some((entry) => entry?.address === hostname.replaceAll(/^\[|\]$/g, ''));
}
