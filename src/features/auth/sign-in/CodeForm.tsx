import type { authCalls } from '#src/contract/auth.ts';
import {
  ACCOUNT_CLOSED,
  CODE_EXPIRED,
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
import { PhoneField } from '../phone/PhoneField.tsx';
import { usePhone } from '../phone/use-phone.ts';
import type { Entry } from '../flow/use-auth-flow.ts';

const LOGIN_OR_REGISTER = 3;

/** A number and the code that was sent to it. */
export function CodeForm({ entry }: { entry: Entry }) {
  const t = useT();
  const phone = usePhone();
  const submission = useSubmission<typeof authCalls.accountLoginSms, 'mobile' | 'smsCode'>({
    key: SIGN_IN_KEY,
    fields: ['mobile', 'smsCode'],
    meanings: {
      [WRONG_CODE]: 'smsCode',
      [CODE_EXPIRED]: 'smsCode',
      [TOO_MANY_TRIES]: 'locked',
      [METHOD_OFF]: 'message',
      [ACCOUNT_CLOSED]: 'handled',
      [SECOND_STEP_REQUIRED]: 'handled',
    },
    check: () => ({ ...phone.check(), ...code.check() }),
    send: () => entry.attempt(() => signInByCode(phone.mobile, code.value)),
  });
  const { failure, mend, fail } = submission;
  const code = useCode({
    wish: { purpose: LOGIN_OR_REGISTER, mobile: phone.mobile },
    check: phone.check,
    onFail: fail,
    onMend: () => mend('mobile', 'smsCode'),
  });
  return (
    <Form submission={submission} submitText={t('auth.signIn')}>
      <PhoneField
        value={phone.value}
        error={failure.fields['mobile']}
        onValue={(value) => {
          phone.change(value);
          mend('mobile');
        }}
      />
      <CodeField code={code} error={failure.fields['smsCode']} />
    </Form>
  );
}
