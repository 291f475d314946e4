import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Route } from '../routes.ts';
import { signInFromHere } from '../sign-in-from-here.ts';
import { Loading } from '../shell/Loading.tsx';
import { ActivityGuard } from './ActivityGuard.tsx';
import { SignedOut } from './SignedOut.tsx';

export interface AccessProps {
  readonly route: Pick<Route, 'guard' | 'isPersonal'>;
  readonly isSignedIn: boolean;
  readonly children: ReactNode;
}

/** Shows a screen to those who may see it. */
export function Access({ route: { guard, isPersonal }, isSignedIn, children }: AccessProps) {
  if (guard === 'auth-activity') return <ActivityGuard isSignedIn={isSignedIn}>{children}</ActivityGuard>;
  if (guard === 'auth') return <ForMembers isSignedIn={isSignedIn}>{children}</ForMembers>;
  return isSignedIn || !isPersonal ? children : <SignedOut />;
}

type GuardProps = Omit<AccessProps, 'route'>;

/** Signed out from the start: sign-in, then back. A sign-out on this screen is handled by the session listener. */
function ForMembers({ isSignedIn, children }: GuardProps) {
  const [, navigate] = useLocation();
  const [isSentOn] = useState(!isSignedIn);
  useEffect(() => {
    if (isSentOn) navigate(signInFromHere(), { replace: true });
  }, [isSentOn, navigate]);
  if (isSentOn) return <Loading />;
  return isSignedIn ? children : <SignedOut />;
}
