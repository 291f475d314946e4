// Notices that are not shown again at the start: those of the device, which a visitor ticked away, and the member's own.
import { HIDDEN_NOTICES_DRAFT } from '../db/tables/retention.ts';
import type { HalcyonDb } from '../db/tables/schema.ts';
import { session } from '../session/session.ts';
import { writeMember } from '../db/write.ts';

/** The oldest are forgotten. */
const LONGEST = 200;

export async function readHiddenNotices(db: HalcyonDb, memberId: number): Promise<ReadonlySet<number>> {
  const ids = await Promise.all([0, memberId].map((owner) => idsOf(db, owner)));
  return new Set(ids.flat().map(Number));
}

export async function hideNotice(noticeId: number, isHidden: boolean): Promise<void> {
  const { memberId } = session.peek();
  const id = String(noticeId);
  const owners = isHidden ? [memberId] : [0, memberId];
  await writeMember(memberId, ['drafts'], async (db) => {
    for (const owner of owners) {
      const others = (await idsOf(db, owner)).filter((other) => other !== id);
      const ids = isHidden ? [...others, id].slice(-LONGEST) : others;
      await db.drafts.put({ memberId: owner, key: HIDDEN_NOTICES_DRAFT, value: { ids } });
    }
  });
}

async function idsOf(db: HalcyonDb, owner: number): Promise<string[]> {
  const row = await db.drafts.get([owner, HIDDEN_NOTICES_DRAFT]);
  const { ids } = (row?.value ?? {}) as { ids?: unknown };
  return Array.isArray(ids) ? ids.map(String) : [];
}
