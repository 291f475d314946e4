import { agentCalls } from '#src/contract/agent.ts';
import type { Reply } from '#src/contract/call.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import { mutate } from '#src/data/mutations/mutate.ts';
import { refreshAgent } from './reads.ts';

export const NAME_INVITER = 'agentFill';

/** `pid`: the inviter's id. */
export async function nameInviter(pid: number): Promise<Reply<typeof agentCalls.agentFill>> {
  const reply = await mutate(agentCalls.agentFill, { pid }, { lock: NAME_INVITER });
  if (reply.ok) await Promise.all([refreshAgent(), refreshMember()]);
  return reply;
}
