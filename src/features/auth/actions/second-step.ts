// The one thing more that a protected account asks for.
import { type Credential, type SecondStepMethod, securityCalls } from '#src/contract/security.ts';
import { comeIn, type EntryReply } from './come-in.ts';

export interface SecondStep {
  readonly challengeId: string;
  readonly method: SecondStepMethod;
  /** A code, or the passkey's answer. */
  readonly value: string | Credential;
}

export const takeSecondStep = (step: SecondStep): Promise<EntryReply> =>
  comeIn(securityCalls.secondStep, step);
