import { savedAccount } from '#src/data/session.ts';
import { loginHref } from '#src/navigation/paths.ts';
import { SignedOutState } from '#src/ui/SignedOutState/SignedOutState.tsx';

/** Leads to sign-in and back to the address it stands at. */
export function SignedOut() {
  return <SignedOutState href={loginHref(savedAccount(), location.pathname + location.search)} />;
}
