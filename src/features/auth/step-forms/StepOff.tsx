import { useState } from 'react';
import type { SecondStepMethod } from '#src/contract/auth/methods.ts';
import { problemText } from '#src/patterns/form/failure.ts';
import { Form } from '#src/patterns/form/Form.tsx';
import { useT } from '#src/i18n/t.ts';
import { PasswordField } from '#src/ui/TextField/PasswordField.tsx';
import { useStep } from './use-step.ts';

interface StepOffProps {
  readonly method: SecondStepMethod;
  readonly hasPassword: boolean;
  readonly onDone: () => void;
}

/** The password is required, so that a stranger with an unlocked phone cannot turn the protection off. */
export function StepOff({ method, hasPassword, onDone }: StepOffProps) {
  const t = useT();
  const [password, setPassword] = useState('');
  const isMissing = hasPassword && password === '';
  const submission = useStep({
    method,
    on: false,
    field: 'password',
    check: (): Record<string, string> => (isMissing ? { password: problemText('required', t) } : {}),
    proof: () => (hasPassword ? { password } : {}),
    onDone,
  });
  return (
    <Form submission={submission} submitText={t('auth.turnOff')}>
      {hasPassword && (
        <PasswordField
          label={t('auth.offPassword')}
          showLabel={t('common.showPassword')}
          name="password"
          autoComplete="current-password"
          value={password}
          error={submission.failure.fields['password']}
          onValue={(text) => {
            setPassword(text);
            submission.clear('password');
          }}
        />
      )}
    </Form>
  );
}
