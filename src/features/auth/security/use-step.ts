import type { SecondStepMethod } from '#src/contract/auth-security.ts';
import { type Submission, useSubmission } from '#src/patterns/form/use-submission.ts';
import { useT } from '#src/i18n/t.ts';
import { showToast } from '#src/navigation/toast.ts';
import { setSecondStep, stepKey } from './actions.ts';

interface StepWish {
  readonly method: SecondStepMethod;
  readonly on: boolean;
  readonly fields: readonly string[];
  readonly fieldOfCode?: Readonly<Record<number, string>>;
  readonly check?: () => Record<string, string>;
  /** The code or the password that it takes. */
  readonly proof: () => { code?: string; password?: string };
  readonly onDone: () => void;
}

const nothingWrong = () => ({});

/** Turns one method of the second step on or off. */
export function useStep(wish: StepWish): Submission {
  const { method, on, fields, fieldOfCode = {}, check = nothingWrong, proof, onDone } = wish;
  const t = useT();
  return useSubmission({
    key: stepKey({ method }),
    fields,
    bounds: {},
    fieldOfCode,
    check,
    async send() {
      const reply = await setSecondStep({ method, on, ...proof() });
      if (reply.ok) {
        showToast(t(on ? 'auth.turnedOn' : 'auth.turnedOff'), 'success');
        onDone();
      }
      return reply.ok ? undefined : reply;
    },
  });
}
