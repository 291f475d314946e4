import { useState } from 'react';
import { WRONG_CODE, CODE_EXPIRED, TOO_MANY_TRIES, WRONG_CREDENTIALS } from '#src/contract/errors.ts';
import { problemText } from '#src/patterns/form/failure.ts';
import { Form } from '#src/patterns/form/Form.tsx';
import { useSubmission } from '#src/patterns/form/use-submission.ts';
import type { securityCalls } from '#src/contract/auth/security.ts';
import type { FailedReply } from '#src/contract/call.ts';
import { PROOF } from '#src/patterns/proof/confirm-identity.ts';
import { useT } from '#src/i18n/t.ts';
import { PasswordField } from '#src/ui/TextField/PasswordField.tsx';

type ProofCall = typeof securityCalls.confirmIdentity;

interface PasswordStepProps {
  readonly send: (password: string) => Promise<FailedReply<ProofCall> | undefined>;
}

export function PasswordStep({ send }: PasswordStepProps) {
  const t = useT();
  const [password, setPassword] = useState('');
  const submission = useSubmission<ProofCall, 'password'>({
    key: PROOF,
    fields: ['password'],
    meanings: {
      [WRONG_CREDENTIALS]: 'password',
      [TOO_MANY_TRIES]: 'locked',
      [WRONG_CODE]: 'message',
      [CODE_EXPIRED]: 'message',
    },
    check: (): Record<string, string> => (password === '' ? { password: problemText('required', t) } : {}),
    send: () => send(password),
  });
  return (
    <Form submission={submission} submitText={t('auth.confirm')}>
      <PasswordField
        label={t('auth.ownPassword')}
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
    </Form>
  );
}
