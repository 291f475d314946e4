import type { Award } from '#src/contract/primitives.ts';
import { EntryPlace } from '../entry/EntryPlace.tsx';
import { WaysIn } from './WaysIn.tsx';

interface SignInProps {
  readonly onSignedIn: (awards: readonly Award[]) => void;
  readonly onRegister: () => void;
  readonly onForgot: () => void;
}

/** The content of the screen and of the sheet. */
export function SignIn({ onSignedIn, ...ways }: SignInProps) {
  return <EntryPlace onSignedIn={onSignedIn}>{(entry) => <WaysIn {...ways} entry={entry} />}</EntryPlace>;
}
