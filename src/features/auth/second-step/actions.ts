// The second step of a protected account.
import { type Credential, securityCalls, type SignInStep } from '#src/contract/auth/security.ts';
import type { Reply } from '#src/contract/call.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';

export interface SecondStep {
  readonly challengeId: string;
  readonly method: SignInStep;
  /** A code, or the passkey's answer. */
  readonly value: string | Credential;
}

export const takeSecondStep = (step: SecondStep): Promise<Reply<typeof securityCalls.secondStep>> =>
  completeSignIn(securityCalls.secondStep, step);
