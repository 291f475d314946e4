import { CodeField } from '#src/patterns/one-time-code/CodeField.tsx';
import { useCode } from '#src/patterns/one-time-code/use-code.ts';
import { Form } from '#src/patterns/form/Form.tsx';
import { useSubmission } from '#src/patterns/form/use-submission.ts';
import { useT } from '#src/i18n/t.ts';
import { OF_CODE, type StepCall, type StepProps } from './step-props.ts';

/** A code to the number that only the platform knows in full. */
export function TextCodeStep({ lock, send, codeRequest }: StepProps) {
  const t = useT();
  const submission = useSubmission<StepCall, 'smsCode'>({
    key: lock,
    fields: ['smsCode'],
    meanings: OF_CODE,
    check: () => code.check(),
    send: () => send('sms', code.value),
  });
  const code = useCode({
    request: codeRequest,
    check: () => ({}),
    onFail: submission.fail,
    onEdit: () => submission.clear('smsCode'),
  });
  return (
    <Form submission={submission} submitText={t('auth.confirm')}>
      <CodeField code={code} error={submission.failure.fields['smsCode']} />
    </Form>
  );
}
