import type { SecondStepMethod } from '#src/contract/auth/methods.ts';
import type { securityCalls } from '#src/contract/auth/security.ts';
import {
  CODE_EXPIRED,
  RECENT_PROOF_REQUIRED,
  TOO_MANY_TRIES,
  WRONG_CODE,
  WRONG_CREDENTIALS,
} from '#src/contract/errors.ts';
import { type Submission, useSubmission } from '#src/patterns/form/use-submission.ts';
import { useT } from '#src/i18n/t.ts';
import { showToast } from '#src/navigation/toast.ts';
import { setSecondStep, stepKey } from '../security/actions.ts';

type Field = 'smsCode' | 'code' | 'password';

interface StepOptions {
  readonly method: SecondStepMethod;
  readonly on: boolean;
  /** Input of the proof, if one is required. */
  readonly field?: Field;
  readonly check?: () => Record<string, string>;
  /** The code or password to send. */
  readonly proof: () => { code?: string; password?: string };
  /** With the recovery codes of an authenticator app. */
  readonly onDone: (recoveryCodes?: readonly string[]) => void;
}

const nothingWrong = () => ({});

/** Turns one method of the second step on or off. */
export function useStep(options: StepOptions): Submission {
  const { method, on, field, check = nothingWrong, proof, onDone } = options;
  const t = useT();
  const ofCode = field === 'code' ? 'code' : 'smsCode';
  return useSubmission<typeof securityCalls.secondStepSet, Field>({
    key: stepKey({ method }),
    fields: field ? [field] : [],
    meanings: {
      [WRONG_CREDENTIALS]: 'password',
      [WRONG_CODE]: ofCode,
      [CODE_EXPIRED]: ofCode,
      [TOO_MANY_TRIES]: 'locked',
      [RECENT_PROOF_REQUIRED]: 'message',
    },
    check,
    async send() {
      const reply = await setSecondStep({ method, on, ...proof() });
      if (reply.ok) {
        showToast(t(on ? 'auth.turnedOn' : 'auth.turnedOff'), 'success');
        onDone(reply.data.recoveryCodes);
      }
      return reply.ok ? undefined : reply;
    },
  });
}
