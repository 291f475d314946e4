import { SignedOutState } from '#src/ui/SignedOutState/SignedOutState.tsx';
import { signInFromHere } from '../sign-in-from-here.ts';

/** Navigates to sign-in, which leads back to the current address. */
export function SignedOut() {
  return <SignedOutState href={signInFromHere()} />;
}
