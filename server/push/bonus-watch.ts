// Bonuses follow from records and from the time of day, so nothing writes down when one becomes claimable: the flags of
// members who want to know are looked at now and then, a few at a time.
import type { AwardFlags } from '#src/contract/primitives.ts';
import { DEFAULT_LANGUAGE } from '../languages/language.ts';
import { bonusConfigOf } from '../store/bonus/bonus-config.ts';
import { flagsOf } from '../store/bonus/bonuses.ts';
import type { ConfigSource } from '../store/lobby/config.ts';
import { queuePush } from '../store/member/push/messages.ts';
import type { Db } from '../store/tables.ts';
import { inTransaction } from '../store/transaction.ts';

const EVERY_MS = 10 * 60_000;
/** In one run. */
const MOST = 50;

export interface Watching {
  readonly db: Db;
  readonly config: ConfigSource;
}

/** Names of what can be claimed; mails have a topic of their own. */
const litOf = (flags: AwardFlags): string =>
  Object.entries(flags)
    .flatMap(([name, isLit]) => (isLit && name !== 'emailAwardFlag' ? [name] : []))
    .sort()
    .join();

export async function litNow({ db, config }: Watching, memberId: number, now: Date): Promise<string> {
  const { config: app, platform } = await config(db, DEFAULT_LANGUAGE);
  return litOf(await flagsOf({ db, memberId, now, config: app, rules: bonusConfigOf(platform.bonus) }));
}

/** Tells those for whom one more can be claimed than when it was last looked. */
export async function watchBonuses(watching: Watching, now: Date): Promise<void> {
  const before = new Date(now.getTime() - EVERY_MS);
  const rows = await watching.db
    .selectFrom('push_subscription')
    .select(['session_id', 'member_id', 'lit'])
    .where('bonus', '=', true)
    .where('looked_at', '<=', before)
    .orderBy('looked_at')
    .limit(MOST)
    .execute();
  for (const row of rows) await look(watching, row, now);
}

async function look(
  watching: Watching,
  row: { session_id: string; member_id: number; lit: string },
  now: Date,
): Promise<void> {
  const { db } = watching;
  const lit = await litNow(watching, row.member_id, now);
  const known = new Set(row.lit.split(','));
  await inTransaction(db, async (trx) => {
    const updated = await trx
      .updateTable('push_subscription')
      .set({ lit, looked_at: now })
      .where('session_id', '=', row.session_id)
      // Another process may have looked meanwhile.
      .where('lit', '=', row.lit)
      .where('looked_at', '<', now)
      .executeTakeFirst();
    const hasMore = lit !== '' && lit.split(',').some((name) => !known.has(name));
    if (hasMore && updated.numUpdatedRows > 0n)
      await queuePush(trx, { memberId: row.member_id, topic: 'bonus', now });
  });
}
