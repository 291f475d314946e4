import { useState } from 'react';
import type { securityCalls } from '#src/contract/auth-security.ts';
import { CODE_EXPIRED, TOO_MANY_TRIES, WRONG_CODE } from '#src/contract/errors.ts';
import { Form } from '#src/patterns/form/Form.tsx';
import { useSubmission } from '#src/patterns/form/use-submission.ts';
import { useT } from '#src/i18n/t.ts';
import { plainDigits } from '#src/lib/digits.ts';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { SIGN_IN_KEY } from '../sign-in/complete-sign-in.ts';
import { takeSecondStep } from './actions.ts';
import type { StepProps } from './step-props.ts';

/** Number of digits that authenticator apps show. */
const DIGITS = 6;

export function AppCodeStep({ challengeId, flow }: StepProps) {
  const t = useT();
  const [code, setCode] = useState('');
  const submission = useSubmission<typeof securityCalls.secondStep, 'smsCode'>({
    key: SIGN_IN_KEY,
    fields: ['smsCode'],
    meanings: { [WRONG_CODE]: 'smsCode', [CODE_EXPIRED]: 'smsCode', [TOO_MANY_TRIES]: 'locked' },
    check(): Record<string, string> {
      return code.length < DIGITS ? { smsCode: t('auth.codeDigits', { count: DIGITS }) } : {};
    },
    send: () => flow.attempt(() => takeSecondStep({ challengeId, method: 'totp', value: code })),
  });
  return (
    <Form submission={submission} submitText={t('auth.confirm')}>
      <TextField
        label={t('auth.appCode')}
        name="appCode"
        autoComplete="one-time-code"
        inputMode="numeric"
        dir="ltr"
        maxLength={DIGITS}
        value={code}
        error={submission.failure.fields['smsCode']}
        onValue={(text) => {
          setCode(plainDigits(text).replaceAll(/\D/g, ''));
          submission.clear('smsCode');
        }}
      />
    </Form>
  );
}
