// Bonuses follow from records and from the time of day, so nothing writes down when one becomes claimable: the flags of
// members who want to know are looked at now and then, a few at a time.
import { queuePush } from '../store/notices/push-messages.ts';
import { type Lit, longestUnwatched, noteLit } from '../store/notices/push-subscriptions.ts';
import { litNow, type Watching } from '../store/overview/lit-bonuses.ts';
import { inTransaction } from '../database/transaction.ts';

const EVERY_MS = 10 * 60_000;
/** In one run. */
const MOST = 50;

/** Tells those for whom one more can be claimed than when it was last looked. */
export async function watchBonuses(watching: Watching, now: Date): Promise<void> {
  const before = new Date(now.getTime() - EVERY_MS);
  for (const row of await longestUnwatched(watching.db, before, MOST)) await look(watching, row, now);
}

async function look(watching: Watching, row: Lit, now: Date): Promise<void> {
  const lit = await litNow(watching, row.member_id, now);
  const known = new Set(row.lit.split(','));
  const hasMore = lit !== '' && lit.split(',').some((name) => !known.has(name));
  await inTransaction(watching.db, async (trx) => {
    if ((await noteLit(trx, row, { lit, now })) && hasMore)
      await queuePush(trx, { memberId: row.member_id, topic: 'bonus', now });
  });
}
