import { RECENT_PROOF_REQUIRED, TOO_MANY_TRIES, WRONG_CREDENTIALS } from '#src/contract/errors.ts';
import { platformTime } from '#src/data/api/clock.ts';
import { useIsMutating } from '#src/data/mutations/lock.ts';
import type { Meanings } from '#src/patterns/form/failure.ts';
import { useMutation } from '#src/patterns/form/use-mutation.ts';
import { useReason } from '#src/patterns/form/use-submission.ts';
import { beginPause, type Pause, type PauseCall, pauseKey } from './actions.ts';

const MEANINGS: Meanings<PauseCall> = {
  [WRONG_CREDENTIALS]: 'message',
  [TOO_MANY_TRIES]: 'locked',
  [RECENT_PROOF_REQUIRED]: 'message',
};

const DAY_S = 86_400;

/** Epoch seconds at which a pause ends that begins now. */
export const endOf = (days: number): number => platformTime() + days * DAY_S;

/** A pause is never shorter than the one in force; 0 has no end. */
export const isLongEnough = (days: number, until: number | null): boolean =>
  until === null || days === 0 || (until !== 0 && endOf(days) > until);

export function usePause(kind: Pause['kind'], onDone: () => void) {
  const { problem, run } = useMutation<PauseCall>(MEANINGS);
  return {
    problem,
    isBusy: useIsMutating(pauseKey(kind)),
    reason: useReason(),
    begin: async (days: number) => {
      if (await run(beginPause({ kind, days }))) onDone();
    },
  };
}
