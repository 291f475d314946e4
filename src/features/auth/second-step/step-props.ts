import type { Entry } from '../flow/use-auth-flow.ts';

export interface StepProps {
  readonly challengeId: string;
  readonly entry: Entry;
}
