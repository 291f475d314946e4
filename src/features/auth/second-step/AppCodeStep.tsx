import { useState } from 'react';
import { Form } from '#src/patterns/form/Form.tsx';
import { useSubmission } from '#src/patterns/form/use-submission.ts';
import { useT } from '#src/i18n/t.ts';
import { typedCode } from '#src/patterns/one-time-code/typed-code.ts';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { OF_CODE, type StepCall, type StepProps } from './step-props.ts';

/** Number of digits that authenticator apps show. */
const DIGITS = 6;

export function AppCodeStep({ lock, send }: StepProps) {
  const t = useT();
  const [code, setCode] = useState('');
  const submission = useSubmission<StepCall, 'smsCode'>({
    key: lock,
    fields: ['smsCode'],
    meanings: OF_CODE,
    check(): Record<string, string> {
      return code.length === DIGITS ? {} : { smsCode: t('auth.codeDigits', { count: DIGITS }) };
    },
    send: () => send('totp', code),
  });
  return (
    <Form submission={submission} submitText={t('auth.confirm')}>
      <TextField
        label={t('auth.appCode')}
        name="appCode"
        autoComplete="one-time-code"
        inputMode="numeric"
        dir="ltr"
        value={code}
        error={submission.failure.fields['smsCode']}
        format={(text) => typedCode(text, { min: DIGITS, max: DIGITS })}
        onValue={(text) => {
          setCode(text);
          submission.clear('smsCode');
        }}
      />
    </Form>
  );
}
