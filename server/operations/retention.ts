// Ends what has expired: deletes rows of short-lived data and closes deposits that were not paid.
import { forgetOldMessages } from '../store/auth/text-messages.ts';
import { forgetOldCodes } from '../store/auth/codes.ts';
import { forgetOldSeals } from '../store/auth/identities.ts';
import { forgetOldChallenges } from '../store/auth/passkeys.ts';
import { forgetOldRefused } from '../store/events/refused.ts';
import { deleteOldMails } from '../store/mail/inbox.ts';
import { forgetOldMutations } from '../store/requests/request-memory.ts';
import { forgetOldTries, type TryLimits } from '../store/auth/sign-in-tries.ts';
import { forgetOldCounts } from '../store/requests/shared-limits.ts';
import { forgetEndedSubscriptions } from '../store/notices/push-subscriptions.ts';
import { forgetOldDeskMessages } from '../store/support/desk.ts';
import { forgetUnsentImages } from '../store/support/images.ts';
import { expireDeposits } from '../store/wallet/deposits.ts';
import type { Db } from '../database/tables/tables.ts';

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
