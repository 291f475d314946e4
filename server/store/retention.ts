// Deletes expired rows, so that the tables of short-lived data stay small.
import { forgetOldMessages } from '../text-messages/dev-inbox.ts';
import { forgetOldCodes } from './auth/codes.ts';
import { forgetOldSeals } from './auth/identities.ts';
import { forgetOldChallenges } from './auth/passkeys.ts';
import { forgetOldMutations } from './request-memory.ts';
import { forgetOldTries, type TryLimits } from './auth/sign-in-tries.ts';
import type { Db } from './tables.ts';

export async function deleteExpired(db: Db, limits: TryLimits, now: Date): Promise<void> {
  await forgetOldMutations(db, now);
  await forgetOldTries(db, limits, now);
  await forgetOldCodes(db, now);
  await forgetOldMessages(db, now);
  await forgetOldSeals(db, now);
  await forgetOldChallenges(db, now);
}
