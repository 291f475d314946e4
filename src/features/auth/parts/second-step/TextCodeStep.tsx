import { useT } from '#src/i18n/t.ts';
import { COME_IN } from '../../actions/come-in.ts';
import { takeSecondStep } from '../../actions/sign-in.ts';
import { CodeField } from '../code/CodeField.tsx';
import { useCode } from '../code/use-code.ts';
import { AuthForm } from '../form/AuthForm.tsx';
import { useSubmission } from '../form/use-submission.ts';
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
    <AuthForm submission={submission} submitText={t('auth.confirm')}>
      <CodeField code={code} error={submission.failure.fields['smsCode']} />
    </AuthForm>
  );
}
