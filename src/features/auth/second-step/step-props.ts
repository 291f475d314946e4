import type { SignInFlow } from '../flow/use-auth-flow.ts';

export interface StepProps {
  readonly challengeId: string;
  readonly flow: SignInFlow;
}
