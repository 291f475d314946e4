import { useState } from 'react';
import type { authCalls } from '#src/contract/auth.ts';
import {
  ACCOUNT_CLOSED,
  CODE_EXPIRED,
  INVITER_UNKNOWN,
  METHOD_OFF,
  SECOND_STEP_REQUIRED,
  TOO_MANY_TRIES,
  WRONG_CODE,
} from '#src/contract/errors.ts';
import { CodeField } from '#src/patterns/one-time-code/CodeField.tsx';
import { useCode } from '#src/patterns/one-time-code/use-code.ts';
import { Form } from '#src/patterns/form/Form.tsx';
import { useSubmission } from '#src/patterns/form/use-submission.ts';
import { useT } from '#src/i18n/t.ts';
import { SIGN_IN_KEY } from './complete-sign-in.ts';
import { signInByCode } from './actions.ts';
import { InviteNote } from '../invite/InviteNote.tsx';
import { useInvite } from '../invite/use-invite.ts';
import { PhoneField } from '../phone/PhoneField.tsx';
import { usePhone } from '../phone/use-phone.ts';
import type { SignInFlow } from '../flow/use-auth-flow.ts';

const LOGIN_OR_REGISTER = 3;
const FIELDS = ['mobile', 'smsCode', 'invite'] as const;
type Field = (typeof FIELDS)[number];

/** A number, and the code that was sent to it. */
export function CodeForm({ flow }: { flow: SignInFlow }) {
  const t = useT();
  const phone = usePhone();
  const kept = useInvite();
  const [isUninvited, setUninvited] = useState(false);
  const invite = isUninvited ? {} : kept;
  const submission = useSubmission<typeof authCalls.accountLoginSms, Field>({
    key: SIGN_IN_KEY,
    fields: FIELDS,
    meanings: {
      [WRONG_CODE]: 'smsCode',
      [CODE_EXPIRED]: 'smsCode',
      [TOO_MANY_TRIES]: 'locked',
      [METHOD_OFF]: 'message',
      [ACCOUNT_CLOSED]: 'handled',
      [SECOND_STEP_REQUIRED]: 'handled',
      [INVITER_UNKNOWN]: 'invite',
    },
    check: () => ({ ...phone.check(), ...code.check() }),
    send: () => flow.attempt(() => signInByCode({ mobile: phone.mobile, smsCode: code.value, invite })),
  });
  const { failure, clear, fail } = submission;
  const code = useCode({
    request: { purpose: LOGIN_OR_REGISTER, mobile: phone.mobile },
    check: phone.check,
    onFail: fail,
    onEdit: () => clear('mobile', 'smsCode'),
  });
  return (
    <Form submission={submission} submitText={t('auth.signIn')}>
      <InviteNote
        invite={invite}
        error={failure.fields['invite']}
        onDrop={() => {
          setUninvited(true);
          clear('invite');
        }}
      />
      <PhoneField
        value={phone.value}
        error={failure.fields['mobile']}
        onValue={(value) => {
          phone.change(value);
          clear('mobile');
        }}
      />
      <CodeField code={code} error={failure.fields['smsCode']} />
    </Form>
  );
}
