import { useState } from 'react';
import type { Award } from '#src/contract/primitives.ts';
import { savedAccount } from '#src/data/session.ts';
import { useT } from '#src/i18n/t.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { PasswordField } from '#src/ui/TextField/PasswordField.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { SIGN_IN, signIn } from '../../actions.ts';
import { AuthForm } from './AuthForm.tsx';
import { accountToSignIn } from './account-to-sign-in.ts';
import { useNameAndPassword } from './use-name-and-password.ts';
import { useSubmission } from './use-submission.ts';

interface LoginFormProps {
  readonly onSignedIn: (awards: readonly Award[]) => void;
  /** Leads to registration, where that is offered here. */
  readonly onRegister?: () => void;
}

export function LoginForm({ onSignedIn, onRegister }: LoginFormProps) {
  const t = useT();
  const handedOver = useSignalValue(accountToSignIn);
  const [account, setAccount] = useState(handedOver || savedAccount());
  const [password, setPassword] = useState('');
  const [isRemembered, setRemembered] = useState(savedAccount() !== '');
  const rules = useNameAndPassword();
  const submission = useSubmission({
    key: SIGN_IN,
    fields: ['account', 'password'],
    bounds: rules.bounds,
    check: () => rules.check({ account, password }),
    send: () => signIn({ account, password, isRemembered }),
    onSignedIn,
  });
  const { failure, mend } = submission;
  const footer = onRegister && <Button onClick={onRegister}>{t('auth.toRegister')}</Button>;
  return (
    <AuthForm submission={submission} submitText={t('auth.signIn')} footer={footer}>
      <TextField
        label={t('auth.account')}
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={account}
        error={failure.fields['account']}
        onValue={(text) => {
          setAccount(text.trim());
          mend('account');
        }}
      />
      <PasswordField
        label={t('auth.password')}
        showLabel={t('auth.showPassword')}
        name="password"
        autoComplete="current-password"
        value={password}
        error={failure.fields['password']}
        onValue={(text) => {
          setPassword(text);
          mend('password');
        }}
      />
      <Checkbox isChecked={isRemembered} onCheck={setRemembered}>
        {t('auth.remember')}
      </Checkbox>
    </AuthForm>
  );
}
