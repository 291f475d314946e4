import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { type LazyArea, loadTexts } from '#src/i18n/load-texts.ts';
import type { TextKey } from '#src/i18n/t.ts';
import type { Elements } from '#src/lib/elements.ts';
import { signInFromHere } from '#src/patterns/activity/sign-in-from-here.ts';
import { SignedOutState } from '#src/ui/SignedOutState/SignedOutState.tsx';
import type { Route } from '../routes.ts';
import { Loading } from './Loading.tsx';
import { ActivityGuard, type GuardProps } from './ActivityGuard.tsx';

export interface AccessProps {
  readonly route: Pick<Route, 'guard' | 'isPersonal' | 'title'>;
  readonly isSignedIn: boolean;
  readonly children: Elements;
}

/** Shows a screen to those who may see it. */
export function Access({ route: { guard, isPersonal, title }, isSignedIn, children }: AccessProps) {
  const signedOut = <SignedOut title={title} />;
  const shown = isSignedIn || !isPersonal ? children : signedOut;
  const props = { isSignedIn, signedOut };
  if (guard === 'auth-activity') return <ActivityGuard {...props}>{shown}</ActivityGuard>;
  return guard === 'auth' ? <ForMembers {...props}>{children}</ForMembers> : shown;
}

/** Signed out from the start: sign-in, then back. A sign-out on this screen is handled by the session listener. */
function ForMembers({ isSignedIn, signedOut, children }: GuardProps) {
  const [, navigate] = useLocation();
  const [isSentOn] = useState(!isSignedIn);
  useEffect(() => {
    if (isSentOn) navigate(signInFromHere(), { replace: true });
  }, [isSentOn, navigate]);
  if (isSentOn) return <Loading />;
  return isSignedIn ? children : signedOut;
}

/** Navigates to sign-in, which leads back to the current address. The texts of the screen's title load with it. */
function SignedOut({ title }: { title: TextKey }) {
  const [area = ''] = title.split('.');
  useEffect(() => {
    if (area !== 'shell') loadTexts([area as LazyArea]).catch(() => {});
  }, [area]);
  return <SignedOutState href={signInFromHere()} />;
}
