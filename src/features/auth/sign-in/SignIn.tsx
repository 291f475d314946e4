import type { Award } from '#src/contract/primitives.ts';
import { AuthFlow } from '../flow/AuthFlow.tsx';
import { SignInMethods } from './SignInMethods.tsx';

interface SignInProps {
  readonly onSignedIn: (awards: readonly Award[]) => void;
  readonly onRegister: () => void;
  readonly onForgot: () => void;
}

/** The content of both the screen and the sheet. */
export function SignIn({ onSignedIn, ...options }: SignInProps) {
  return <AuthFlow onSignedIn={onSignedIn}>{(flow) => <SignInMethods {...options} flow={flow} />}</AuthFlow>;
}
