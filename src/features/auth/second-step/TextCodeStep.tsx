import type { securityCalls } from '#src/contract/auth-security.ts';
import { CODE_EXPIRED, TOO_MANY_TRIES, WRONG_CODE } from '#src/contract/errors.ts';
import { CodeField } from '#src/patterns/one-time-code/CodeField.tsx';
import { useCode } from '#src/patterns/one-time-code/use-code.ts';
import { Form } from '#src/patterns/form/Form.tsx';
import { useSubmission } from '#src/patterns/form/use-submission.ts';
import { useT } from '#src/i18n/t.ts';
import { SIGN_IN_KEY } from '../sign-in/complete-sign-in.ts';
import { takeSecondStep } from './actions.ts';
import type { StepProps } from './step-props.ts';

const LOGIN_OR_REGISTER = 3;

/** A code to the number that only the platform knows in full. */
export function TextCodeStep({ challengeId, flow }: StepProps) {
  const t = useT();
  const submission = useSubmission<typeof securityCalls.secondStep, 'smsCode'>({
    key: SIGN_IN_KEY,
    fields: ['smsCode'],
    meanings: { [WRONG_CODE]: 'smsCode', [CODE_EXPIRED]: 'smsCode', [TOO_MANY_TRIES]: 'locked' },
    check: () => code.check(),
    send: () => flow.attempt(() => takeSecondStep({ challengeId, method: 'sms', value: code.value })),
  });
  const code = useCode({
    request: { purpose: LOGIN_OR_REGISTER, challengeId },
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
