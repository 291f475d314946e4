import { isSafeAddress } from './safe-address.ts';

/** Never requested; for an app whose origin is unknown, such as in a document that is rendered ahead. */
const UNKNOWN = 'https://app.invalid';

/**
 * The path of an address of our own origin, read as a browser reads it; `undefined` for any other address. Without an
 * origin only relative addresses are ours.
 */
export function ownPath(address: string, origin: string): string | undefined {
  const base = origin || UNKNOWN;
  if (address.trim() === '' || !URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  // A path that begins with two slashes would name another host.
  const isOurs = url.origin === base && !url.pathname.startsWith('//');
  return isOurs ? url.pathname + url.search + url.hash : undefined;
}

export interface LinkAddress {
  readonly href: string;
  /** It stays in the app; any other opens outside. */
  readonly isOwn: boolean;
}

/** What a link to an address from a platform may be; `undefined` if it must not be one. */
export function linkTo(address: string, origin: string): LinkAddress | undefined {
  const path = ownPath(address, origin);
  if (path !== undefined) return { href: path, isOwn: true };
  return isSafeAddress(address) ? { href: address, isOwn: false } : undefined;
}
