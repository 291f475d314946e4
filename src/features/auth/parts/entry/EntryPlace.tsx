import { type ReactNode, useState } from 'react';
import type { Award } from '#src/contract/primitives.ts';
import { SecondStepForm } from '../second-step/SecondStepForm.tsx';
import { type Challenge, type Entry, useEntry } from './use-entry.ts';

interface EntryPlaceProps {
  readonly onSignedIn: (awards: readonly Award[]) => void;
  /** The ways in. */
  readonly children: (entry: Entry) => ReactNode;
}

/** Shows the ways in, or the second step that one of them asks for. */
export function EntryPlace({ onSignedIn, children }: EntryPlaceProps) {
  const [challenge, setChallenge] = useState<Challenge>();
  const entry = useEntry({ onSignedIn, onSecondStep: setChallenge });
  if (!challenge) return children(entry);
  return <SecondStepForm challenge={challenge} entry={entry} onLeave={() => setChallenge(undefined)} />;
}
