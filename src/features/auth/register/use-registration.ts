import { useState } from 'react';
import type { authCalls } from '#src/contract/auth.ts';
import type { Errcode } from '#src/contract/envelope.ts';
import {
  ACCOUNT_TAKEN,
  CODE_EXPIRED,
  CONSENT_MISSING,
  INVITER_UNKNOWN,
  METHOD_OFF,
  MOBILE_TAKEN,
  TOO_MANY_TRIES,
  WRONG_CODE,
} from '#src/contract/errors.ts';
import { useDraft } from '#src/data/member/use-draft.ts';
import { useCode } from '#src/patterns/one-time-code/use-code.ts';
import type { Meanings } from '#src/patterns/form/failure.ts';
import { useSubmission } from '#src/patterns/form/use-submission.ts';
import { type Translate, useT } from '#src/i18n/t.ts';
import { SIGN_IN_KEY } from '../sign-in/complete-sign-in.ts';
import { registerAccount, registerPhone } from './actions.ts';
import { useNameAndPassword } from '../fields/use-name-and-password.ts';
import type { Invite } from '../invite/invite.ts';
import { usePhone } from '../phone/use-phone.ts';
import { REGISTER_DRAFT } from '../flow/draft-keys.ts';
import type { SignInFlow } from '../flow/use-auth-flow.ts';
import type { OfferedMethod } from '../methods/sign-in-methods.ts';
import type { Consents } from './ConsentBoxes.tsx';

export interface RegistrationOptions {
  readonly flow: SignInFlow;
  readonly offered: OfferedMethod;
  readonly invite: Invite;
}

const EMPTY = { account: '', adult: false, agreeTerms: false, isRemembered: false };
const REGISTER = 0;
const FIELDS = ['account', 'mobile', 'smsCode', 'password', 'adult', 'agreeTerms', 'invite'] as const;
const TAKEN: readonly (Errcode | undefined)[] = [ACCOUNT_TAKEN, MOBILE_TAKEN];

type Field = (typeof FIELDS)[number];
type Registration = typeof authCalls.accountRegist | typeof authCalls.accountRegist4;

const MEANINGS: Meanings<Registration, Field> = {
  [ACCOUNT_TAKEN]: 'account',
  [MOBILE_TAKEN]: 'mobile',
  [WRONG_CODE]: 'smsCode',
  [CODE_EXPIRED]: 'smsCode',
  [TOO_MANY_TRIES]: 'locked',
  [METHOD_OFF]: 'message',
  [CONSENT_MISSING]: 'agreeTerms',
  [INVITER_UNKNOWN]: 'invite',
};

export function useRegistration({ flow, offered: { method, type }, invite }: RegistrationOptions) {
  const t = useT();
  const { value, change } = useDraft(REGISTER_DRAFT, EMPTY);
  const [password, setPassword] = useState('');
  const [isUninvited, setUninvited] = useState(false);
  const phone = usePhone();
  const rules = useNameAndPassword();
  const sentInvite = isUninvited ? {} : invite;
  const send = () => {
    const { account, ...consents } = value;
    const common = { ...consents, password, invite: sentInvite };
    if (method === 'account') return registerAccount({ ...common, account });
    const smsCode = method === 'code' ? code.value : undefined;
    return registerPhone({ ...common, mobile: phone.mobile, smsCode, registerType: type === 3 ? 3 : 1 });
  };
  const submission = useSubmission<Registration, Field>({
    key: SIGN_IN_KEY,
    fields: FIELDS,
    bounds: rules.bounds,
    meanings: MEANINGS,
    check: () => ({
      ...(method === 'account' ? rules.checkNewAccount(value.account) : phone.check()),
      ...(method === 'code' && code.check()),
      ...rules.checkPassword(password),
      ...missingConsents(value, t),
    }),
    send: () => flow.attempt(send),
  });
  const { clear, fail, failure } = submission;
  const code = useCode({
    request: { purpose: REGISTER, mobile: phone.mobile },
    check: phone.check,
    onFail: fail,
    onEdit: () => clear('mobile', 'smsCode'),
  });
  return {
    ...{ submission, value, change, password, setPassword, phone, code, rules },
    invite: sentInvite,
    dropInvite: () => setUninvited(true),
    /** The name or number belongs to a member already. */
    isTaken: TAKEN.includes(failure.errcode),
  };
}

export type RegistrationForm = ReturnType<typeof useRegistration>;

function missingConsents({ adult, agreeTerms }: Consents, t: Translate): Record<string, string> {
  const missing = t('auth.consentMissing');
  return { ...(!adult && { adult: missing }), ...(!agreeTerms && { agreeTerms: missing }) };
}
