// Fetches the member's feedback and stores it for reading offline.
import { supportCalls } from '#src/contract/support.ts';
import { DONE, joined, type Refreshed } from '#src/data/api/joined.ts';
import { request } from '#src/data/api/request.ts';
import { withPage } from '#src/data/member/pages.ts';
import type { SnapshotRow } from '#src/data/member/rows.ts';
import { writeMember } from '#src/data/member/write.ts';
import { session } from '#src/data/session/session.ts';
import { changeSnapshot, readSnapshot } from '#src/data/member/snapshots.ts';

/** The platform's largest page. */
const PAGE_SIZE = 50;
const KEPT_CONVERSATIONS = 20;

/** The newest feedback. */
export const refreshRecord = joined('feedback', () => readPage(1));

/** The page after the stored ones. */
export const moreOfRecord = ({ list }: SnapshotRow<'feedback'>['value']): Promise<Refreshed> =>
  readPage(Math.floor(list.length / PAGE_SIZE) + 1);

async function readPage(page: number): Promise<Refreshed> {
  const { memberId } = session.peek();
  const reply = await request(supportCalls.feedbackList, { page, pageSize: PAGE_SIZE }, { isQuiet: true });
  if (!reply.ok) return reply;
  const { list: read, total } = reply.data;
  await changeSnapshot(memberId, 'feedback', (before) => {
    const list = withPage(before?.list ?? [], read, page);
    return { list, hasMore: list.length < total };
  });
  return DONE;
}

/** Opening it marks its answers as read, in the stored list too. */
export async function refreshConversation(id: number): Promise<Refreshed> {
  const { memberId } = session.peek();
  const reply = await request(supportCalls.feedbackDetail, { id }, { isQuiet: true });
  if (!reply.ok) return reply;
  await writeMember(memberId, ['snapshots'], async (db) => {
    const before = await readSnapshot(db, memberId, 'conversations');
    const others = (before?.value ?? []).filter((each) => each.id !== id);
    const value = [reply.data, ...others].slice(0, KEPT_CONVERSATIONS);
    await db.snapshots.put({ memberId, name: 'conversations', value, readAt: Date.now() });
    const record = await readSnapshot(db, memberId, 'feedback');
    if (!record) return;
    const list = record.value.list.map((row) => (row.id === id ? { ...row, unread: false } : row));
    await db.snapshots.put({ ...record, value: { ...record.value, list } });
  });
  return DONE;
}
