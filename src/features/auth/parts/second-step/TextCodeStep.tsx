import { CodeField } from '#src/forms/code/CodeField.tsx';
import { useCode } from '#src/forms/code/use-code.ts';
import { Form } from '#src/forms/Form.tsx';
import { useSubmission } from '#src/forms/use-submission.ts';
import { useT } from '#src/i18n/t.ts';
import { COME_IN } from '../../actions/come-in.ts';
import { takeSecondStep } from '../../actions/second-step.ts';
import type { StepProps } from './SecondStepForm.tsx';

const LOGIN_OR_REGISTER = 3;

/** A code to the number that the platform knows. */
export function TextCodeStep({ challengeId, entry }: StepProps) {
  const t = useT();
  const submission = useSubmission({
    key: COME_IN,
    fields: ['smsCode'],
    bounds: {},
    check: () => code.check(),
    send: () => entry.attempt(() => takeSecondStep({ challengeId, method: 'sms', value: code.value })),
  });
  const code = useCode({
    wish: { purpose: LOGIN_OR_REGISTER, challengeId },
    check: () => ({}),
    onFail: submission.fail,
    onMend: () => submission.mend('smsCode'),
  });
  return (
    <Form submission={submission} submitText={t('auth.confirm')}>
      <CodeField code={code} error={submission.failure.fields['smsCode']} />
    </Form>
  );
}
