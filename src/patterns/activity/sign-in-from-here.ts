import { accountWithPassword } from '#src/data/session/session.ts';
import { addressNow } from '#src/navigation/address-now.ts';
import { loginHref } from '#src/navigation/paths.ts';

/** Sign-in that leads back to the current address. */
export const signInFromHere = (): string => loginHref(accountWithPassword(), addressNow());
