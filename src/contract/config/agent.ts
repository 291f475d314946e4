// What the config says of agents and invitations.
import * as v from 'valibot';
import { Award, Coin, Count, Percent } from '../primitives.ts';
import { rows } from '../rows.ts';

export const AgentConfig = v.object({
  levels: rows(v.object({ level: Count, percent: Percent })),
  validInvite: v.object({ recharge: Coin, bet: Coin }),
  inviteAwards: rows(v.object({ count: Count, awards: rows(Award) })),
  rule: v.string(),
});
export type AgentConfig = v.InferOutput<typeof AgentConfig>;

export const InviteConfig = v.object({
  target: Coin,
  spinAwards: rows(Award),
  days: Count,
  rule: v.string(),
});
export type InviteConfig = v.InferOutput<typeof InviteConfig>;
