import { useState } from 'react';
import { CodeField } from '#src/forms/code/CodeField.tsx';
import { useCode } from '#src/forms/code/use-code.ts';
import { Form } from '#src/forms/Form.tsx';
import { useSubmission } from '#src/forms/use-submission.ts';
import { useT } from '#src/i18n/t.ts';
import { showToast } from '#src/navigation/toast.ts';
import { RESET_PASSWORD, resetPassword } from '../../actions/new-password.ts';
import { handOver } from '../form/account-to-sign-in.ts';
import { NewPasswordField } from '../form/NewPasswordField.tsx';
import { useNameAndPassword } from '../form/use-name-and-password.ts';
import { PhoneField } from '../phone/PhoneField.tsx';
import { usePhone } from '../phone/use-phone.ts';
import { WayOn } from '../ways/WayOn.tsx';

const FORGET = 2;

/** A new password for who has the telephone. Nothing in it tells whether a number is known. */
export function ForgotForm({ onLogin }: { onLogin: () => void }) {
  const t = useT();
  const phone = usePhone();
  const [password, setPassword] = useState('');
  const rules = useNameAndPassword();
  const submission = useSubmission({
    key: RESET_PASSWORD,
    fields: ['mobile', 'smsCode', 'password'],
    bounds: rules.bounds,
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
  const { failure, mend, fail } = submission;
  const code = useCode({
    wish: { purpose: FORGET, mobile: phone.mobile },
    check: phone.check,
    onFail: fail,
    onMend: () => mend('mobile', 'smsCode'),
  });
  return (
    <Form
      submission={submission}
      submitText={t('auth.changePassword')}
      footer={<WayOn text={t('auth.backToLogin')} onPress={onLogin} />}
    >
      <PhoneField
        value={phone.value}
        error={failure.fields['mobile']}
        onValue={(value) => {
          phone.change(value);
          mend('mobile');
        }}
      />
      <CodeField code={code} error={failure.fields['smsCode']} />
      <NewPasswordField
        label={t('auth.newPassword')}
        value={password}
        error={failure.fields['password']}
        onValue={(text) => {
          setPassword(text);
          mend('password');
        }}
      />
    </Form>
  );
}
