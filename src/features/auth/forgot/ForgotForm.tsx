import { useState } from 'react';
import type { authCalls } from '#src/contract/auth.ts';
import { CODE_EXPIRED, TOO_MANY_TRIES, WRONG_CODE } from '#src/contract/errors.ts';
import { CodeField } from '#src/patterns/one-time-code/CodeField.tsx';
import { useCode } from '#src/patterns/one-time-code/use-code.ts';
import { Form } from '#src/patterns/form/Form.tsx';
import { useSubmission } from '#src/patterns/form/use-submission.ts';
import { useT } from '#src/i18n/t.ts';
import { showToast } from '#src/navigation/toast.ts';
import { RESET_PASSWORD, resetPassword } from './actions.ts';
import { handOver } from '../flow/account-to-sign-in.ts';
import { NewPasswordField } from '../fields/NewPasswordField.tsx';
import { useNameAndPassword } from '../fields/use-name-and-password.ts';
import { PhoneField } from '../phone/PhoneField.tsx';
import { usePhone } from '../phone/use-phone.ts';
import { TextButton } from '../methods/TextButton.tsx';

const FORGET = 2;

/** Sets a new password with a code by text message. Nothing in it reveals whether a number is known. */
export function ForgotForm({ onLogin }: { onLogin: () => void }) {
  const t = useT();
  const phone = usePhone();
  const [password, setPassword] = useState('');
  const rules = useNameAndPassword();
  const submission = useSubmission<typeof authCalls.forgetPassword, 'mobile' | 'smsCode' | 'password'>({
    key: RESET_PASSWORD,
    fields: ['mobile', 'smsCode', 'password'],
    bounds: rules.bounds,
    meanings: { [WRONG_CODE]: 'smsCode', [CODE_EXPIRED]: 'smsCode', [TOO_MANY_TRIES]: 'locked' },
    check: () => ({ ...phone.check(), ...code.check(), ...rules.checkPassword(password) }),
    async send() {
      const { mobile } = phone;
      const reply = await resetPassword({ mobile, smsCode: code.value, password });
      if (!reply.ok) return reply;
      handOver({ account: mobile, hasNewPassword: true });
      showToast(t('auth.passwordChanged'), 'success');
      onLogin();
    },
  });
  const { failure, clear, fail } = submission;
  const code = useCode({
    request: { purpose: FORGET, mobile: phone.mobile },
    check: phone.check,
    onFail: fail,
    onEdit: () => clear('mobile', 'smsCode'),
  });
  return (
    <Form
      submission={submission}
      submitText={t('auth.changePassword')}
      footer={<TextButton text={t('auth.backToLogin')} onPress={onLogin} />}
    >
      <PhoneField
        value={phone.value}
        error={failure.fields['mobile']}
        onValue={(value) => {
          phone.change(value);
          clear('mobile');
        }}
      />
      <CodeField code={code} error={failure.fields['smsCode']} />
      <NewPasswordField
        label={t('auth.newPassword')}
        value={password}
        error={failure.fields['password']}
        onValue={(text) => {
          setPassword(text);
          clear('password');
        }}
      />
    </Form>
  );
}
