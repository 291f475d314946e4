import { useEffect, useRef } from 'react';
import type { securityCalls } from '#src/contract/auth-security.ts';
import { CODE_EXPIRED, TOO_MANY_TRIES, WRONG_CODE } from '#src/contract/errors.ts';
import { Form } from '#src/patterns/form/Form.tsx';
import { useSubmission } from '#src/patterns/form/use-submission.ts';
import { useT } from '#src/i18n/t.ts';
import { SIGN_IN_KEY } from '../sign-in/complete-sign-in.ts';
import { askPasskey } from './actions.ts';
import { takeSecondStep } from '../second-step/actions.ts';
import type { StepProps } from '../second-step/step-props.ts';

export function PasskeyStep({ challengeId, flow }: StepProps) {
  const t = useT();
  const stop = useStop();
  const submission = useSubmission<typeof securityCalls.secondStep>({
    key: SIGN_IN_KEY,
    meanings: { [WRONG_CODE]: 'message', [CODE_EXPIRED]: 'message', [TOO_MANY_TRIES]: 'locked' },
    check: () => ({}),
    async send() {
      const answer = await askPasskey({ challengeId, signal: stop.current.signal });
      if (answer.kind === 'failed') return answer.failed;
      if (answer.kind === 'declined') return;
      const { credential } = answer;
      return flow.attempt(() => takeSecondStep({ challengeId, method: 'passkey', value: credential }));
    },
  });
  return <Form submission={submission} submitText={t('auth.usePasskey')} />;
}

/** Leaving the step also closes the device's dialog. */
function useStop() {
  const stop = useRef(new AbortController());
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);
  return stop;
}
