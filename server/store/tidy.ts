// What may be forgotten is forgotten, so that the tables of passing things stay small.
import { forgetOldMessages } from '../text-messages/outbox.ts';
import { forgetOldCodes } from './account/codes.ts';
import { forgetOldSeals } from './account/identities.ts';
import { forgetOldChallenges } from './account/passkeys.ts';
import { forgetOldWishes } from './request-memory.ts';
import { forgetOldTries, type TryLimits } from './sign-in-tries.ts';
import type { Db } from './tables.ts';

export async function tidy(db: Db, limits: TryLimits, now: Date): Promise<void> {
  await forgetOldWishes(db, now);
  await forgetOldTries(db, limits, now);
  await forgetOldCodes(db, now);
  await forgetOldMessages(db, now);
  await forgetOldSeals(db, now);
  await forgetOldChallenges(db, now);
}
