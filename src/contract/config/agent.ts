// What the config says of agents and invitations.
import * as v from 'valibot';
import { Award, Coin, Count, Percent } from '../primitives.ts';
import { rows } from '../rows.ts';

export const AgentConfig = v.object({
  levels: v.optional(rows(v.object({ level: Count, percent: Percent })), []),
  validInvite: v.optional(v.object({ recharge: v.optional(Coin, 0), bet: v.optional(Coin, 0) }), {}),
  inviteAwards: v.optional(rows(v.object({ count: Count, awards: rows(Award) })), []),
  rule: v.optional(v.string(), ''),
});
export type AgentConfig = v.InferOutput<typeof AgentConfig>;

export const InviteConfig = v.object({
  target: v.optional(Coin, 0),
  spinAwards: v.optional(rows(Award), []),
  days: v.optional(Count, 0),
  rule: v.optional(v.string(), ''),
});
export type InviteConfig = v.InferOutput<typeof InviteConfig>;
