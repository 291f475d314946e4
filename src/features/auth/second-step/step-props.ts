import type { Credential, securityCalls, SignInStep } from '#src/contract/auth/security.ts';
import type { FailedReply } from '#src/contract/call.ts';
import { CODE_EXPIRED, TOO_MANY_TRIES, WRONG_CODE, WRONG_CREDENTIALS } from '#src/contract/errors.ts';
import type { Meanings } from '#src/patterns/form/failure.ts';
import type { CodeRequest } from '#src/patterns/one-time-code/send-code.ts';
import type { PasskeyOptions } from '../passkey/actions.ts';

export type StepCall = typeof securityCalls.secondStep | typeof securityCalls.confirmIdentity;

/** A step proves who the member is: at sign-in, or before a sensitive change. */
export interface StepProps {
  /** The lock of its mutation. */
  readonly lock: string;
  /** Resolves with the failure to show. */
  readonly send: (
    method: SignInStep,
    value: string | Credential,
  ) => Promise<FailedReply<StepCall> | undefined>;
  readonly codeRequest: CodeRequest;
  readonly passkey: Omit<PasskeyOptions, 'signal'>;
}

export const OF_CODE: Meanings<StepCall, 'smsCode'> = {
  [WRONG_CREDENTIALS]: 'message',
  [WRONG_CODE]: 'smsCode',
  [CODE_EXPIRED]: 'smsCode',
  [TOO_MANY_TRIES]: 'locked',
};
