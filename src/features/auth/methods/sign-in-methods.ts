// The sign-in methods with a name or a number, from the config.
import type { StoredConfig } from '#src/data/db/tables/schema.ts';
import type { LoginType } from '#src/contract/member.ts';

/** A number and a code, an account and its password, a number and its password. */
export type SignInMethod = 'code' | 'account' | 'password';

export interface OfferedMethod {
  readonly method: SignInMethod;
  /** The platform's number of the method. */
  readonly type: LoginType;
}

type Settings = Pick<StoredConfig, 'registerType' | 'defaultLoginType' | 'otpStatus'>;

/** The default one first, even if registration by it is closed: its members still sign in. */
export function signInMethods({ registerType, defaultLoginType, otpStatus }: Settings): OfferedMethod[] {
  // Where codes are off, a number signs in with a password.
  const methodOf = (type: LoginType) => (type === 1 && otpStatus === 1 ? 'code' : 'password');
  return methodsOf([defaultLoginType, ...registerType], methodOf);
}

/** Registering a number needs a code if the platform requires one, however its member signs in later. */
export function registerMethods({ registerType, defaultLoginType, otpStatus }: Settings): OfferedMethod[] {
  const isOffered = registerType.includes(defaultLoginType);
  const types = isOffered ? [defaultLoginType, ...registerType] : registerType;
  return methodsOf(types, () => (otpStatus === 1 ? 'code' : 'password'));
}

function methodsOf(
  types: readonly LoginType[],
  methodOfNumber: (type: LoginType) => SignInMethod,
): OfferedMethod[] {
  const found: OfferedMethod[] = [];
  for (const type of types) {
    const method = type === 2 ? 'account' : methodOfNumber(type);
    if (!found.some((other) => other.method === method)) found.push({ method, type });
  }
  return found;
}

interface MethodHints {
  /** A name or number to fill in. */
  readonly account: string;
  /** The address asks for the saved account. */
  readonly wantsAccount: boolean;
  readonly hasNewPassword: boolean;
}

/** The initial tab: the one whose fields can be filled in. */
export function startingMethod(methods: readonly OfferedMethod[], known: MethodHints): SignInMethod {
  return (
    preferredMethods(known).find((method) => methods.some((offered) => offered.method === method)) ??
    methods[0]?.method ??
    'account'
  );
}

function preferredMethods({ account, wantsAccount, hasNewPassword }: MethodHints): SignInMethod[] {
  if (!account.startsWith('+')) return account || wantsAccount ? ['account'] : [];
  // The account field accepts a number, too.
  return hasNewPassword || wantsAccount ? ['password', 'account'] : ['password', 'code'];
}
