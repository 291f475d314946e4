import { SignedOutState } from '#src/ui/SignedOutState/SignedOutState.tsx';
import { signInFromHere } from '../sign-in-from-here.ts';

/** Leads to sign-in and back to the address it stands at. */
export function SignedOut() {
  return <SignedOutState href={signInFromHere()} />;
}
