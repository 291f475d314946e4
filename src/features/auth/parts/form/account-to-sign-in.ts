import { signal } from '@preact/signals-react';

/** A name that turned out to be taken, on its way from registration to sign-in. */
export const accountToSignIn = signal('');
