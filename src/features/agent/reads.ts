// What the platform says about the invitation, stored for reading offline.
import { agentCalls } from '#src/contract/agent.ts';
import { ACTIVITY_UNKNOWN } from '#src/contract/errors.ts';
import { DONE, joined } from '#src/data/api/joined.ts';
import { request } from '#src/data/api/request.ts';
import type { KeptInvite } from '#src/data/member/agent-rows.ts';
import type { SnapshotRow } from '#src/data/member/rows.ts';
import { nextCallSeq } from '#src/data/member/call-seq.ts';
import { writeMember } from '#src/data/member/write.ts';
import { session } from '#src/data/session/session.ts';

const QUIET = { isQuiet: true };
const CLOSED: KeptInvite = { open: false, spins: 0, total: 0, target: 0, endTime: 0 };

/** Spins left and total. */
export const refreshStatus = joined('invite status', async () => {
  const { memberId } = session.peek();
  const callSeq = nextCallSeq();
  const reply = await request(agentCalls.actInviteUserStatus, {}, QUIET);
  if (!reply.ok) return reply;
  await storeInvite(memberId, reply.data, callSeq);
  return DONE;
});

/** The same with the friends. */
export const refreshInvite = joined('invite', async () => {
  const { memberId } = session.peek();
  const callSeq = nextCallSeq();
  const reply = await request(agentCalls.actInviteUser, {}, QUIET);
  if (reply.ok) {
    const { shareUrlMap: _, ...fresh } = reply.data;
    await storeInvite(memberId, { ...fresh, open: true }, callSeq);
    return DONE;
  }
  if (reply.kind !== 'refused' || reply.errcode !== ACTIVITY_UNKNOWN) return reply;
  await storeInvite(memberId, CLOSED, callSeq);
  return DONE;
});

let newest = 0;

/** An answer to a call that began before the last stored one is late and changes nothing. */
export async function storeInvite(
  memberId: number,
  fresh: Partial<KeptInvite>,
  callSeq: number,
): Promise<void> {
  await writeMember(memberId, ['snapshots'], async (db) => {
    if (callSeq < newest) return;
    newest = callSeq;
    const before = (await db.snapshots.get([memberId, 'invite'])) as SnapshotRow<'invite'> | undefined;
    const value = { ...CLOSED, ...before?.value, ...fresh };
    await db.snapshots.put({ memberId, name: 'invite', value, readAt: Date.now() });
  });
}
