import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Route } from '../routes.ts';
import { signInFromHere } from '../sign-in-from-here.ts';
import { loadChunk } from '../startup/screen.ts';
import { Loading } from './Loading.tsx';
import { useIsland } from './use-island.ts';

interface AccessProps {
  readonly route: Pick<Route, 'guard' | 'isPersonal'>;
  readonly isSignedIn: boolean;
  readonly children: ReactNode;
}

const loadSignedOut = async () => (await loadChunk(() => import('./SignedOut.tsx'))).SignedOut;
const loadGuard = async () => (await loadChunk(() => import('./ActivityGuard.tsx'))).ActivityGuard;

/** Shows a screen to those who may see it. */
export function Access({ route: { guard, isPersonal }, isSignedIn, children }: AccessProps) {
  if (guard === 'auth-activity') return <WithActivity isSignedIn={isSignedIn}>{children}</WithActivity>;
  if (guard === 'auth') return <ForMembers isSignedIn={isSignedIn}>{children}</ForMembers>;
  return isSignedIn || !isPersonal ? children : <InItsPlace />;
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
  return isSignedIn ? children : <InItsPlace />;
}

function WithActivity(props: GuardProps) {
  const ActivityGuard = useIsland(loadGuard);
  return ActivityGuard ? <ActivityGuard {...props} /> : <Loading />;
}

function InItsPlace() {
  const SignedOut = useIsland(loadSignedOut);
  return SignedOut ? <SignedOut /> : <Loading />;
}
