import { ownPath } from '#src/lib/address/own-address.ts';
import { isSignInPath, paths, RETURN } from './paths.ts';
import type { AddressQuery } from './query.ts';

const LONGEST = 2048;

/** Where sign-in leads back to: an address of this app, or the lobby. */
export function returnAddress(query: AddressQuery): string {
  const wanted = query.text(RETURN, LONGEST + 1);
  const own = wanted.startsWith('/') && wanted.length <= LONGEST ? ownPath(wanted, '') : undefined;
  return own !== undefined && !isSignInPath(decoded(pathnameOf(own))) ? own : paths.home;
}

const pathnameOf = (path: string): string => /^[^?#]*/.exec(path)?.[0] ?? '';

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
