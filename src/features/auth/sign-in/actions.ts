// Sign-in methods of members. A code or an identity provider also registers new ones.
import { authCalls } from '#src/contract/auth.ts';
import type { Reply } from '#src/contract/call.ts';
import type { LoginType } from '#src/contract/member.ts';
import { rememberAccount, rememberPassword } from '#src/data/session/session.ts';
import type { Invite } from '../invite/invite.ts';
import { keepPassword } from './saved-password.ts';
import { completeSignIn } from './complete-sign-in.ts';

export interface Credentials {
  /** An account name, or a number in international form. */
  readonly account: string;
  readonly password: string;
  /** Whether to fill in the account next time. */
  readonly isRemembered: boolean;
}

export function signInByPassword(
  wanted: Credentials,
  loginType: LoginType,
): Promise<Reply<typeof authCalls.accountLogin>> {
  const { account, password } = wanted;
  return completeSignIn(authCalls.accountLogin, { account, password, loginType }, () => keepAccount(wanted));
}

/** A number that nobody has is registered, with the invitation of the visit. */
export const signInByCode = (wanted: {
  readonly mobile: string;
  readonly smsCode: string;
  readonly invite: Invite;
}): Promise<Reply<typeof authCalls.accountLoginSms>> => {
  const { mobile, smsCode, invite } = wanted;
  return completeSignIn(authCalls.accountLoginSms, { mobile, smsCode, loginType: 1, purpose: 3, ...invite });
};

/** The browser stores the password, this app the account name. */
export function keepAccount({ account, password, isRemembered }: Credentials): void {
  rememberAccount(isRemembered ? account : '');
  if (!isRemembered) return;
  void keepPassword({ account, password }).then((isKept) => isKept && rememberPassword(account));
}
