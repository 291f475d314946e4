// Fetches the member's feedback and stores it for reading offline.
import type { FailedReply } from '#src/contract/call.ts';
import { type FeedbackDetail, supportCalls } from '#src/contract/support.ts';
import { DONE, joined, type RefreshResult } from '#src/data/api/joined.ts';
import { request } from '#src/data/api/request.ts';
import { lockOf } from '#src/data/mutations/lock.ts';
import { mutate } from '#src/data/mutations/mutate.ts';
import { withPage } from '#src/data/member/pages.ts';
import type { SnapshotRow } from '#src/data/db/tables/rows.ts';
import { writeMember } from '#src/data/db/write.ts';
import { session } from '#src/data/session/session.ts';
import { changeSnapshot, readSnapshot } from '#src/data/db/snapshots.ts';

/** The platform's largest page. */
const PAGE_SIZE = 50;
const KEPT_CONVERSATIONS = 20;

/** The newest feedback. */
export const refreshRecord = joined('feedback', () => readPage(1));

/** The page after the stored ones. */
export const moreOfRecord = ({ list }: SnapshotRow<'feedback'>['value']): Promise<RefreshResult> =>
  readPage(Math.floor(list.length / PAGE_SIZE) + 1);

async function readPage(page: number): Promise<RefreshResult> {
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
export async function refreshConversation(id: number): Promise<RefreshResult> {
  const { memberId } = session.peek();
  const reply = await request(supportCalls.feedbackDetail, { id }, { isQuiet: true });
  if (!reply.ok) return reply;
  await keepConversation(memberId, reply.data);
  return DONE;
}

export const replyLock = (id: number): string => lockOf(supportCalls.feedbackReply, String(id));

/** `undefined` after success. */
export async function sendReply(
  id: number,
  content: string,
): Promise<FailedReply<typeof supportCalls.feedbackReply> | undefined> {
  const { memberId } = session.peek();
  const options = { subject: String(id), isQuiet: true };
  const reply = await mutate(supportCalls.feedbackReply, { id, content }, options);
  if (!reply.ok) return reply;
  await keepConversation(memberId, reply.data);
  return undefined;
}

async function keepConversation(memberId: number, read: FeedbackDetail): Promise<void> {
  await writeMember(memberId, ['snapshots'], async (db) => {
    const before = await readSnapshot(db, memberId, 'conversations');
    const others = (before?.value ?? []).filter((each) => each.id !== read.id);
    const value = [read, ...others].slice(0, KEPT_CONVERSATIONS);
    await db.snapshots.put({ memberId, name: 'conversations', value, readAt: Date.now() });
    const record = await readSnapshot(db, memberId, 'feedback');
    if (!record) return;
    const { id, status } = read;
    const list = record.value.list.map((row) => (row.id === id ? { ...row, status, unread: false } : row));
    await db.snapshots.put({ ...record, value: { ...record.value, list } });
  });
}
