// Registration, with the invitation of the visit.
import { authCalls } from '#src/contract/auth.ts';
import type { Reply } from '#src/contract/call.ts';
import type { Invite } from '../invite/invite.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { keepAccount } from '../sign-in/actions.ts';

interface Registration {
  readonly password: string;
  readonly isRemembered: boolean;
  readonly invite: Invite;
  readonly agreeTerms: boolean;
  readonly adult: boolean;
}

export interface AccountRegistration extends Registration {
  readonly account: string;
}

export interface PhoneRegistration extends Registration {
  /** E.164. */
  readonly mobile: string;
  /** If the platform requires one. */
  readonly smsCode?: string | undefined;
  readonly registerType: 1 | 3;
}

export function registerAccount(wanted: AccountRegistration): Promise<Reply<typeof authCalls.accountRegist>> {
  const { account, password, isRemembered, invite, agreeTerms, adult } = wanted;
  const input = { account, password, registerType: 2 as const, ...invite, agreeTerms, adult };
  return completeSignIn(authCalls.accountRegist, input, () =>
    keepAccount({ account, password, isRemembered }),
  );
}

export function registerPhone(wanted: PhoneRegistration): Promise<Reply<typeof authCalls.accountRegist4>> {
  const { mobile, password, smsCode, registerType, isRemembered, invite, agreeTerms, adult } = wanted;
  const code = smsCode === undefined ? {} : { smsCode };
  const input = { mobile, password, ...code, registerType, ...invite, agreeTerms, adult };
  const kept = { account: mobile, password, isRemembered };
  return completeSignIn(authCalls.accountRegist4, input, () => keepAccount(kept));
}
