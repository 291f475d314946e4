import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { signInFromHere } from './sign-in-from-here.ts';

/** A visitor at the address of an activity that only members see signs in first, and comes back. */
export function useSignInFirst(isHidden: boolean): void {
  useEffect(() => {
    if (isHidden) navigate(signInFromHere(), { replace: true });
  }, [isHidden]);
}
