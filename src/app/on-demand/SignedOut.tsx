import { useEffect } from 'react';
import { type LazyArea, loadTexts } from '#src/i18n/load-texts.ts';
import type { TextKey } from '#src/i18n/t.ts';
import { SignedOutState } from '#src/ui/SignedOutState/SignedOutState.tsx';
import { signInFromHere } from '#src/patterns/activity/sign-in-from-here.ts';

/** Navigates to sign-in, which leads back to the current address. The texts of the screen's title load with it. */
export function SignedOut({ title }: { title: TextKey }) {
  const [area = ''] = title.split('.');
  useEffect(() => {
    if (area !== 'shell') loadTexts([area as LazyArea]).catch(() => {});
  }, [area]);
  return <SignedOutState href={signInFromHere()} />;
}
