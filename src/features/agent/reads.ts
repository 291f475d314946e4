// What the platform says about the invitation, stored for reading offline.
import { agentCalls, type InviteStatus } from '#src/contract/agent.ts';
import { ACTIVITY_UNKNOWN } from '#src/contract/errors.ts';
import { DONE, joined } from '#src/data/api/joined.ts';
import { request } from '#src/data/api/request.ts';
import { database } from '#src/data/db/database.ts';
import type { KeptInvite } from '#src/data/db/tables/agent-rows.ts';
import { nextCallSeq } from '#src/data/api/call-seq.ts';
import { changeSnapshot, readSnapshot } from '#src/data/db/snapshots.ts';
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
const storeInvite = (memberId: number, fresh: InviteStatus & Partial<KeptInvite>, callSeq: number) =>
  changeSnapshot(memberId, 'invite', (before) => {
    if (callSeq < newest) return null;
    newest = callSeq;
    const { lost: _, ...rest } = before ?? {};
    return { ...rest, ...fresh };
  });

type Change = Partial<Pick<KeptInvite, 'spins' | 'total' | 'target' | 'won'>>;

/**
 * What a spin changes: an answer to a call that has begun before is late from now on. Asks for the rest if nothing is
 * stored, and resolves with false if the platform does not answer.
 */
export async function storeSpin(memberId: number, change: Change): Promise<boolean> {
  const { db } = await database();
  if (!(await readSnapshot(db, memberId, 'invite')) && !(await refreshStatus()).ok) return false;
  await changeSnapshot(memberId, 'invite', (before) => {
    newest = nextCallSeq();
    return before ? { ...before, ...change } : null;
  });
  return true;
}
