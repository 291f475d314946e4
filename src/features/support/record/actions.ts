// Fetches the member's feedback and stores it for reading offline.
import { supportCalls } from '#src/contract/support.ts';
import type { Refreshed } from '#src/data/api/joined.ts';
import { request } from '#src/data/api/request.ts';
import type { SnapshotRow } from '#src/data/member/rows.ts';
import { storeSnapshot } from '#src/data/member/snapshots.ts';
import { writeMember } from '#src/data/member/write.ts';
import { session } from '#src/data/session/session.ts';

/** The platform's largest page. */
const PAGE_SIZE = 50;
const KEPT_CONVERSATIONS = 20;

export async function refreshRecord(): Promise<Refreshed> {
  const { memberId } = session.peek();
  const reply = await request(supportCalls.feedbackList, { page: 1, pageSize: PAGE_SIZE }, { isQuiet: true });
  if (!reply.ok) return reply;
  const { list, hasMore } = reply.data;
  await storeSnapshot({ memberId, name: 'feedback', value: { list, hasMore } });
  return { ok: true };
}

/** Opening it marks its answers as read, in the stored list too. */
export async function refreshConversation(id: number): Promise<Refreshed> {
  const { memberId } = session.peek();
  const reply = await request(supportCalls.feedbackDetail, { id }, { isQuiet: true });
  if (!reply.ok) return reply;
  await writeMember(memberId, ['snapshots'], async ({ snapshots }) => {
    type Kept<N extends 'feedback' | 'conversations'> = SnapshotRow<N> | undefined;
    const before = (await snapshots.get([memberId, 'conversations'])) as Kept<'conversations'>;
    const others = (before?.value ?? []).filter((each) => each.id !== id);
    const value = [reply.data, ...others].slice(0, KEPT_CONVERSATIONS);
    await snapshots.put({ memberId, name: 'conversations', value, readAt: Date.now() });
    const record = (await snapshots.get([memberId, 'feedback'])) as Kept<'feedback'>;
    if (!record) return;
    const list = record.value.list.map((row) => (row.id === id ? { ...row, unread: false } : row));
    await snapshots.put({ ...record, value: { ...record.value, list } });
  });
  return { ok: true };
}
