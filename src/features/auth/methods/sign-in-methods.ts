// The sign-in methods with a name or a number, from the config.
import type { StoredConfig } from '#src/data/db/schema.ts';
import type { LoginType } from '#src/contract/member.ts';

/** A number and a code, an account and its password, a number and its password. */
export type SignInMethod = 'code' | 'account' | 'password';

export interface OfferedWay {
  readonly way: SignInMethod;
  /** The platform's number of the method. */
  readonly type: LoginType;
}

type Settings = Pick<StoredConfig, 'registerType' | 'defaultLoginType' | 'otpStatus'>;

/** The default one first, even if registration by it is closed: its members still sign in. */
export function waysToSignIn({ registerType, defaultLoginType, otpStatus }: Settings): OfferedWay[] {
  // Where codes are off, a number signs in with a password.
  const wayOf = (type: LoginType) => (type === 1 && otpStatus === 1 ? 'code' : 'password');
  return waysOf([defaultLoginType, ...registerType], wayOf);
}

/** Registering a number needs a code if the platform requires one, however its member signs in later. */
export function waysToRegister({ registerType, defaultLoginType, otpStatus }: Settings): OfferedWay[] {
  const isOffered = registerType.includes(defaultLoginType);
  const types = isOffered ? [defaultLoginType, ...registerType] : registerType;
  return waysOf(types, () => (otpStatus === 1 ? 'code' : 'password'));
}

function waysOf(types: readonly LoginType[], wayOfNumber: (type: LoginType) => SignInMethod): OfferedWay[] {
  const found: OfferedWay[] = [];
  for (const type of types) {
    const way = type === 2 ? 'account' : wayOfNumber(type);
    if (!found.some((other) => other.way === way)) found.push({ way, type });
  }
  return found;
}

interface Known {
  /** A name or number to fill in. */
  readonly account: string;
  /** The address asks for the saved account. */
  readonly wantsAccount: boolean;
  readonly hasNewPassword: boolean;
}

/** The initial tab: the one whose fields can be filled in. */
export function startingWay(ways: readonly OfferedWay[], known: Known): SignInMethod {
  return (
    preferredMethods(known).find((way) => ways.some((offered) => offered.way === way)) ??
    ways[0]?.way ??
    'account'
  );
}

function preferredMethods({ account, wantsAccount, hasNewPassword }: Known): SignInMethod[] {
  if (!account.startsWith('+')) return account || wantsAccount ? ['account'] : [];
  // The account field accepts a number, too.
  return hasNewPassword || wantsAccount ? ['password', 'account'] : ['password', 'code'];
}
