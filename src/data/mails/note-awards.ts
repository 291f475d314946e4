import { platformTime } from '../api/clock.ts';
import type { HalcyonDb } from '../db/tables/schema.ts';
import { readSnapshot } from '../db/snapshots.ts';

/** Lights the red dot for awards of stored mails, and puts it out only if there can be no other mails. */
export async function noteAwards(db: HalcyonDb, memberId: number): Promise<void> {
  const [member, inbox] = [await db.members.get(memberId), await readSnapshot(db, memberId, 'inbox')];
  if (!member || !inbox) return;
  const now = platformTime();
  const waiting = db.mails.where({ memberId, claimable: 1 });
  const count = await waiting.filter(({ expireTime = Infinity }) => expireTime > now).count();
  if (count === 0 && inbox.value.hasMore) return;
  await db.members.update(memberId, { flags: { ...member.flags, emailAwardFlag: count > 0 } });
}
