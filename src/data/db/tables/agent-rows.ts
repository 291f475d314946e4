// What is stored of invitations and teams.
import type { AgentLog, InviteRow, InviteStatus } from '#src/contract/agent.ts';
import type { Award } from '#src/contract/primitives.ts';

/** The invitation wheel and the friends of its current run. */
export interface KeptInvite extends InviteStatus {
  /** Newest first; absent until the list has been read. */
  list?: InviteRow[];
  /** Won by a spin and not shown yet; `page` is the page that stored it. */
  won?: { awards: readonly Award[]; page: number };
}

/** The team, or what it brought; newest first, without a gap. */
export interface KeptAgentLog {
  kind: 'member' | 'reward';
  /** 0 = every level. */
  level: number;
  list: AgentLog[];
  hasMore: boolean;
  /** Hundredths, of all rows. */
  sum: number;
  /** Epoch milliseconds. */
  readAt: number;
}
