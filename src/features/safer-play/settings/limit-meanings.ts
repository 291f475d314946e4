// Meanings of error codes for a change of a limit.
import { SELF_EXCLUDED, TAKING_A_BREAK } from '#src/contract/errors.ts';
import type { Meanings } from '#src/patterns/form/failure.ts';
import type { LimitCall } from './actions.ts';

/** During a break a limit may only become stricter. */
export const LIMIT_MEANINGS: Meanings<LimitCall> = {
  [TAKING_A_BREAK]: { text: 'safer-play.onlyStricter' },
  [SELF_EXCLUDED]: { text: 'safer-play.onlyStricter' },
};
