import { useCallback, useEffect, useRef, useState } from 'react';
import type { securityCalls } from '#src/contract/auth/security.ts';
import type { FailedReply } from '#src/contract/call.ts';
import { ACCOUNT_CLOSED, SECOND_STEP_REQUIRED, WRONG_CREDENTIALS } from '#src/contract/errors.ts';
import type { Meanings } from '#src/patterns/form/failure.ts';
import { useDescribe } from '#src/patterns/form/use-submission.ts';
import { canSuggestPasskeys } from './passkey-support.ts';
import type { PasskeyAnswer, PasskeyOptions } from './actions.ts';
import type { SignInFlow } from '../flow/use-auth-flow.ts';

export interface PasskeySignIn {
  readonly press: () => void;
  readonly isBusy: boolean;
  /** Outcome of the last press. */
  readonly problem: string | undefined;
}

/** Loads the passkey code on demand; if it does not load, that counts as no connection. */
const askPasskey = (options: PasskeyOptions): Promise<PasskeyAnswer> =>
  import('./actions.ts').then(
    (passkeys) => passkeys.askPasskey(options),
    () => UNREACHABLE,
  );

const UNREACHABLE: PasskeyAnswer = { kind: 'failed', failed: { ok: false, kind: 'unreachable' } };

type PasskeyCall = typeof securityCalls.passkeyLoginOptions | typeof securityCalls.passkeyLogin;

const MEANINGS: Meanings<PasskeyCall> = {
  [WRONG_CREDENTIALS]: { text: 'auth.passkeyUnknown' },
  [ACCOUNT_CLOSED]: 'handled',
  [SECOND_STEP_REQUIRED]: 'handled',
};

/** Signs in with a passkey: on a press, or when the member chooses one in the browser's autofill. */
export function usePasskey(flow: SignInFlow): PasskeySignIn {
  const describe = useDescribe();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const show = (failed: FailedReply<PasskeyCall> | undefined) =>
    setProblem(failed && describe<PasskeyCall>(failed, { meanings: MEANINGS }).form);
  const take = async (answer: PasskeyAnswer) => {
    if (answer.kind === 'failed') show(answer.failed);
    if (answer.kind !== 'given') return;
    const { signInByPasskey } = await import('./actions.ts');
    show(await flow.attempt(() => signInByPasskey(answer.credential)));
  };
  const suggestions = useSuggestions(take);
  return {
    isBusy,
    problem,
    press() {
      if (isBusy) return;
      setBusy(true);
      setProblem(undefined);
      // A device handles one passkey request at a time.
      const signal = suggestions.stop();
      void askPasskey({ signal })
        .then(take)
        .finally(() => {
          setBusy(false);
          suggestions.start();
        });
    },
  };
}

/** While the form is shown, autofill offers passkeys. */
function useSuggestions(take: (answer: PasskeyAnswer) => Promise<void>) {
  const hand = useRef(take);
  useEffect(() => {
    hand.current = take;
  });
  const running = useRef(new AbortController());
  const stop = useCallback(() => {
    running.current.abort();
    running.current = new AbortController();
    return running.current.signal;
  }, []);
  const start = useCallback(() => {
    const signal = stop();
    void suggest({ signal, isSuggestion: true }, (answer) => hand.current(answer));
  }, [stop]);
  useEffect(() => {
    start();
    return () => running.current.abort();
  }, [start]);
  return { start, stop };
}

/** After a passkey that did not sign in, the member can choose again. */
async function suggest(
  options: PasskeyOptions,
  take: (answer: PasskeyAnswer) => Promise<void>,
): Promise<void> {
  if (!(await canSuggestPasskeys())) return;
  while (!options.signal.aborted) {
    const answer = await askPasskey(options);
    if (answer.kind !== 'given' || options.signal.aborted) return;
    await take(answer);
  }
}
