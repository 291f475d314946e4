import { useEffect, useRef, useState } from 'react';
import type { authCalls } from '#src/contract/auth.ts';
import {
  ACCOUNT_CLOSED,
  METHOD_OFF,
  SECOND_STEP_REQUIRED,
  TOO_MANY_TRIES,
  WRONG_CREDENTIALS,
} from '#src/contract/errors.ts';
import type { LoginType } from '#src/contract/member.ts';
import { savedAccount } from '#src/data/session/session.ts';
import type { Meanings } from '#src/patterns/form/failure.ts';
import { useSubmission } from '#src/patterns/form/use-submission.ts';
import { SIGN_IN_KEY } from './complete-sign-in.ts';
import { signInByPassword } from './actions.ts';
import { useNameAndPassword } from '../fields/use-name-and-password.ts';
import { usePhone } from '../phone/use-phone.ts';
import { savedPassword } from './saved-password.ts';
import type { SignInFlow } from '../flow/use-auth-flow.ts';

export interface PasswordSignInOptions {
  readonly flow: SignInFlow;
  readonly loginType: LoginType;
  /** Whether the password belongs to an account or a number. */
  readonly of: 'account' | 'number';
  /** To fill in. */
  readonly start: string;
  /** Ask the browser for its saved password. */
  readonly asksBrowser?: boolean;
}

const MEANINGS: Meanings<typeof authCalls.accountLogin, 'account' | 'password'> = {
  [WRONG_CREDENTIALS]: 'password',
  [TOO_MANY_TRIES]: 'locked',
  [METHOD_OFF]: 'message',
  [ACCOUNT_CLOSED]: 'handled',
  [SECOND_STEP_REQUIRED]: 'handled',
};

export function usePasswordSignIn({ flow, loginType, of, start, asksBrowser }: PasswordSignInOptions) {
  const [account, setAccount] = useState(start);
  const [password, setPassword] = useState('');
  const [isRemembered, setRemembered] = useState(savedAccount() !== '');
  const [wrongTries, setWrongTries] = useState(0);
  const phone = usePhone();
  const rules = useNameAndPassword();
  const isNumber = of === 'number';
  const name = isNumber ? phone.mobile : account;
  const submission = useSubmission<typeof authCalls.accountLogin, 'account' | 'password'>({
    key: SIGN_IN_KEY,
    fields: ['account', 'password'],
    bounds: rules.bounds,
    meanings: MEANINGS,
    check: () => ({
      ...(isNumber ? phone.check() : rules.checkAccount(account)),
      ...rules.checkPassword(password),
    }),
    async send() {
      const wanted = { account: name, password, isRemembered };
      const failed = await flow.attempt(() => signInByPassword(wanted, loginType));
      if (failed?.kind === 'refused' && failed.errcode === WRONG_CREDENTIALS) setWrongTries(wrongTries + 1);
      return failed;
    },
  });
  useBrowsersPassword(asksBrowser === true && !isNumber, (kept) => {
    setAccount(kept.account);
    setPassword(kept.password);
  });
  return {
    ...{ submission, phone, account, password, isRemembered, wrongTries },
    ...{ setAccount, setPassword, setRemembered },
  };
}

/** Asked once, when the form is opened. */
function useBrowsersPassword(
  isWanted: boolean,
  fill: (kept: { account: string; password: string }) => void,
): void {
  const hand = useRef(fill);
  useEffect(() => {
    hand.current = fill;
  });
  useEffect(() => {
    if (!isWanted) return;
    let isCancelled = false;
    void savedPassword().then((kept) => kept && !isCancelled && hand.current(kept));
    return () => {
      isCancelled = true;
    };
  }, [isWanted]);
}
