// Meanings of error codes for profile changes without a password.
import {
  RECENT_PROOF_REQUIRED,
  TOO_MANY_TRIES,
  WRONG_CREDENTIALS,
  WRONG_SAFE_PASSWORD,
} from '#src/contract/errors.ts';
import type { memberCalls } from '#src/contract/member.ts';
import type { Meanings } from '#src/patterns/form/failure.ts';

export type ProfileCall = typeof memberCalls.updateProfile;

export const WITHOUT_PASSWORD: Meanings<ProfileCall> = {
  [WRONG_CREDENTIALS]: 'message',
  [WRONG_SAFE_PASSWORD]: 'message',
  [TOO_MANY_TRIES]: 'locked',
  [RECENT_PROOF_REQUIRED]: 'message',
};
