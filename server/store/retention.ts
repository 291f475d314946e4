// Ends what has expired: deletes rows of short-lived data and closes deposits that were not paid.
import { forgetOldMessages } from '../text-messages/dev-inbox.ts';
import { forgetOldCodes } from './auth/codes.ts';
import { forgetOldSeals } from './auth/identities.ts';
import { forgetOldChallenges } from './auth/passkeys.ts';
import { forgetOldRefused } from './events/refused.ts';
import { deleteOldMails } from './mail/inbox.ts';
import { forgetOldMutations } from './request-memory.ts';
import { forgetOldTries, type TryLimits } from './auth/sign-in-tries.ts';
import { forgetOldCounts } from './shared-limits.ts';
import { forgetEndedSubscriptions } from './member/push/subscriptions.ts';
import { forgetOldDeskMessages } from './support/desk.ts';
import { forgetUnsentImages } from './support/images.ts';
import { expireDeposits } from './wallet/deposits.ts';
import type { Db } from './tables.ts';

export async function deleteExpired(db: Db, limits: TryLimits, now: Date): Promise<void> {
  await forgetOldMutations(db, now);
  await forgetOldTries(db, limits, now);
  await forgetOldCodes(db, now);
  await forgetOldMessages(db, now);
  await forgetOldSeals(db, now);
  await forgetOldChallenges(db, now);
  await forgetOldRefused(db, now);
  await deleteOldMails(db, now);
  await forgetUnsentImages(db, now);
  await forgetOldDeskMessages(db, now);
  await forgetOldCounts(db, now);
  await forgetEndedSubscriptions(db, now);
  await expireDeposits(db, now);
}
