// Lists the member's sessions and ends them.
import { authCalls } from '#src/contract/auth.ts';
import type { Reply } from '#src/contract/call.ts';
import { mutateProven } from '#src/patterns/proof/prove.ts';
import { joined } from '#src/data/api/joined.ts';
import { request } from '#src/data/api/request.ts';
import { session } from '#src/data/session/session.ts';
import { storeSnapshot } from '#src/data/db/snapshots.ts';

export const refreshSessions = joined('sessions', async () => {
  const { memberId } = session.peek();
  const reply = await request(authCalls.sessionList, {}, { isQuiet: true });
  if (!reply.ok) return reply;
  await storeSnapshot({ memberId, name: 'sessions', value: reply.data.list });
  return { ok: true };
});

export type EndReply = Reply<typeof authCalls.sessionEnd>;

export const endKey = (id: string): string => `sessionEnd.${id}`;
export const OTHERS = 'others';

export const endOne = (id: string): Promise<EndReply> => end(endKey(id), { id });

/** Ends all sessions but this one. */
export const endOthers = (): Promise<EndReply> => end(endKey(OTHERS), { all: true });

async function end(key: string, which: { id: string } | { all: true }): Promise<EndReply> {
  const reply = await mutateProven(authCalls.sessionEnd, which, { lock: key });
  await refreshSessions();
  return reply;
}
