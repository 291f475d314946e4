import { useState } from 'react';
import { Form } from '#src/patterns/form/Form.tsx';
import { problemText } from '#src/patterns/form/failure.ts';
import { useSubmission } from '#src/patterns/form/use-submission.ts';
import { useT } from '#src/i18n/t.ts';
import { typed } from '#src/lib/text/typed.ts';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { OF_CODE, type StepCall, type StepProps } from './step-props.ts';

/** One of the codes that were shown when the authenticator app was set up; each works once. */
export function RecoveryStep({ lock, send }: StepProps) {
  const t = useT();
  const [code, setCode] = useState('');
  const submission = useSubmission<StepCall, 'smsCode'>({
    key: lock,
    fields: ['smsCode'],
    meanings: OF_CODE,
    check: (): Record<string, string> => (code.trim() === '' ? { smsCode: problemText('required', t) } : {}),
    send: () => send('recovery', code),
  });
  return (
    <Form submission={submission} submitText={t('auth.confirm')}>
      <TextField
        label={t('auth.recoveryCode')}
        name="recoveryCode"
        autoComplete="off"
        dir="ltr"
        value={code}
        hint={t('auth.recoveryHint')}
        error={submission.failure.fields['smsCode']}
        format={typed}
        onValue={(text) => {
          setCode(text);
          submission.clear('smsCode');
        }}
      />
    </Form>
  );
}
