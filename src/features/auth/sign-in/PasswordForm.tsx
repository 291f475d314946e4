import { Form } from '#src/patterns/form/Form.tsx';
import { useT } from '#src/i18n/t.ts';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { PasswordField } from '#src/ui/TextField/PasswordField.tsx';
import { AccountField } from '../fields/AccountField.tsx';
import { PhoneField } from '../phone/PhoneField.tsx';
import { TextButton } from '../methods/TextButton.tsx';
import { type PasswordSignInOptions, usePasswordSignIn } from './use-password-sign-in.ts';

interface PasswordFormProps extends PasswordSignInOptions {
  /** Wrong passwords after which a new one is offered. */
  readonly patience?: number;
  readonly onForgot: () => void;
}

/** Marks the pair for password managers, and lets autofill offer passkeys. */
const NAME_FIELD = 'username webauthn';

export function PasswordForm({ patience = 0, onForgot, ...options }: PasswordFormProps) {
  const t = useT();
  const form = usePasswordSignIn(options);
  const { failure, clear } = form.submission;
  const { fields } = failure;
  return (
    <Form
      submission={form.submission}
      submitText={t('auth.signIn')}
      footer={form.wrongTries >= patience && <TextButton text={t('auth.toForgot')} onPress={onForgot} />}
    >
      {options.of === 'number' ? (
        <PhoneField
          value={form.phone.value}
          error={fields['mobile'] ?? fields['account']}
          autoComplete={NAME_FIELD}
          onValue={(value) => {
            form.phone.change(value);
            clear('mobile', 'account', 'password');
          }}
        />
      ) : (
        <AccountField
          value={form.account}
          error={fields['account']}
          autoComplete={NAME_FIELD}
          onValue={(account) => {
            form.setAccount(account);
            clear('account', 'password');
          }}
        />
      )}
      <PasswordField
        label={t('auth.password')}
        showLabel={t('common.showPassword')}
        name="password"
        autoComplete="current-password"
        value={form.password}
        error={fields['password']}
        onValue={(text) => {
          form.setPassword(text);
          clear('password');
        }}
      />
      <Checkbox isChecked={form.isRemembered} onCheck={form.setRemembered}>
        {t('auth.remember')}
      </Checkbox>
    </Form>
  );
}
