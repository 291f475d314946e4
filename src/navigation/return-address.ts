import { isSignInPath, paths, RETURN } from './paths.ts';
import type { AddressQuery } from './query.ts';

const LONGEST = 2048;
/** Never requested. */
const BASE = 'https://app.invalid';

/** Where sign-in leads back to: an address of this app, or the lobby. */
export function returnAddress(query: AddressQuery): string {
  const wanted = query.text(RETURN, LONGEST + 1);
  const address = wanted.length > LONGEST ? undefined : ownAddress(wanted);
  return address && !isSignInPath(decoded(address.pathname))
    ? address.pathname + address.search + address.hash
    : paths.home;
}

/** As the browser reads it: it ignores tabs and line breaks, so that `/\t/host` names another site. */
function ownAddress(wanted: string): URL | undefined {
  if (!wanted.startsWith('/') || !URL.canParse(wanted, BASE)) return undefined;
  const address = new URL(wanted, BASE);
  const isOwn = address.origin === BASE && !address.pathname.startsWith('//');
  return isOwn ? address : undefined;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
