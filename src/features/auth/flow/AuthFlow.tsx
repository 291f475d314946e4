import { useState } from 'react';
import type { Award } from '#src/contract/primitives.ts';
import type { Elements } from '#src/lib/elements.ts';
import { type Challenge, type SignInFlow, useAuthFlow } from './use-auth-flow.ts';

interface AuthFlowProps {
  readonly onSignedIn: (awards: readonly Award[]) => void;
  /** The sign-in methods. */
  readonly children: (flow: SignInFlow) => Elements;
}

/** Few members use it, so it is loaded on demand. */
const loadSecondStep = async () => (await import('../second-step/SecondStepForm.tsx')).SecondStepForm;

interface SecondStepPrompt {
  readonly challenge: Challenge;
  readonly SecondStep: Awaited<ReturnType<typeof loadSecondStep>>;
}

/** Shows the sign-in methods, or the second step that one of them requires. */
export function AuthFlow({ onSignedIn, children }: AuthFlowProps) {
  const [asked, setAsked] = useState<SecondStepPrompt>();
  const flow = useAuthFlow({
    onSignedIn,
    async onSecondStep(challenge) {
      const SecondStep = await loadSecondStep();
      setAsked({ challenge, SecondStep });
    },
  });
  if (!asked) return children(flow);
  const { challenge, SecondStep } = asked;
  return <SecondStep challenge={challenge} flow={flow} onLeave={() => setAsked(undefined)} />;
}
