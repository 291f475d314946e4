import { useEffect, useRef } from 'react';
import { Form } from '#src/patterns/form/Form.tsx';
import { useSubmission } from '#src/patterns/form/use-submission.ts';
import { useT } from '#src/i18n/t.ts';
import { askPasskey } from './actions.ts';
import { OF_CODE, type StepCall, type StepProps } from '../second-step/step-props.ts';

export function PasskeyStep({ lock, send, passkey }: StepProps) {
  const t = useT();
  const stop = useStop();
  const submission = useSubmission<StepCall, 'smsCode'>({
    key: lock,
    meanings: OF_CODE,
    check: () => ({}),
    async send() {
      const answer = await askPasskey({ ...passkey, signal: stop.current.signal });
      if (answer.kind === 'failed') return answer.failed;
      if (answer.kind === 'declined') return;
      return send('passkey', answer.credential);
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
