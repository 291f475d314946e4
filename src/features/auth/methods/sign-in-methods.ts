// Which ways in with a name or a number there are, as the config says.
import type { StoredConfig } from '#src/data/db/schema.ts';
import type { LoginType } from '#src/contract/member.ts';

/** A number and a code, an account and its password, a number and its password. */
export type SignInMethod = 'code' | 'account' | 'password';

export interface OfferedWay {
  readonly way: SignInMethod;
  /** What the platform calls it. */
  readonly type: LoginType;
}

type Settings = Pick<StoredConfig, 'registerType' | 'defaultLoginType' | 'otpStatus'>;

/** The default one first, also where nobody registers by it any more: its members still come in. */
export function waysToSignIn({ registerType, defaultLoginType, otpStatus }: Settings): OfferedWay[] {
  // Where numbers are not checked by a code, a number's password is what it comes in with.
  const wayOf = (type: LoginType) => (type === 1 && otpStatus === 1 ? 'code' : 'password');
  return waysOf([defaultLoginType, ...registerType], wayOf);
}

/** A number is proved by a code wherever the platform wants that, whatever its members come in with later. */
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
  /** A name or number to be filled in. */
  readonly account: string;
  /** The address asks for the saved account. */
  readonly wantsAccount: boolean;
  readonly hasNewPassword: boolean;
}

/** The tab to begin with: where what is known here can be filled in. */
export function startingWay(ways: readonly OfferedWay[], known: Known): SignInMethod {
  return (
    preferredMethods(known).find((way) => ways.some((offered) => offered.way === way)) ??
    ways[0]?.way ??
    'account'
  );
}

function preferredMethods({ account, wantsAccount, hasNewPassword }: Known): SignInMethod[] {
  if (!account.startsWith('+')) return account || wantsAccount ? ['account'] : [];
  // An account's field takes a number too.
  return hasNewPassword || wantsAccount ? ['password', 'account'] : ['password', 'code'];
}
