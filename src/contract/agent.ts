// Inviting friends: the wheel, and the agent programme.
import * as v from 'valibot';
import { area } from './call.ts';
import * as errors from './errors.ts';
import {
  Award,
  Awards,
  claimFields,
  Coin,
  Count,
  Id,
  Kind,
  pagedFields,
  pageFields,
  PAUSED,
  rangeFields,
  ShareUrlMap,
  StepStatus,
  Time,
} from './primitives.ts';
import { rows } from './rows.ts';
import { declareEvents, field } from './tracking/plan.ts';

const wheelFields = { spins: Count, total: Coin, target: Coin };
/** `endTime` is when the round ends, 0 before the first friend joins; `lost` what the last one fell short with. */
const roundFields = { endTime: Time, lost: v.optional(v.object({ total: Coin, endTime: Time })) };

/** Other members' nicknames arrive masked. */
export const InviteRow = v.object({
  ...{ nickname: v.string(), avatar: Count, amount: Coin, time: Time },
  /** How far the friend has come to a valid invitation. */
  recharge: v.optional(Coin),
  bet: v.optional(Coin),
  valid: v.optional(v.boolean()),
});
export type InviteRow = v.InferOutput<typeof InviteRow>;

export const InviteUser = v.object({
  ...wheelFields,
  ...roundFields,
  list: rows(InviteRow),
  shareUrlMap: ShareUrlMap,
});
export type InviteUser = v.InferOutput<typeof InviteUser>;

export const InviteStatus = v.object({ open: v.boolean(), ...wheelFields, ...roundFields });
export type InviteStatus = v.InferOutput<typeof InviteStatus>;

export const AgentStep = v.object({ count: Count, awards: rows(Award), status: StepStatus });
export type AgentStep = v.InferOutput<typeof AgentStep>;

export const AgentSummary = v.object({
  inviteCode: v.string(),
  shareUrlMap: ShareUrlMap,
  pid: Id,
  team: v.object({ total: Count, direct: Count, valid: Count, today: Count }),
  commission: v.object({ claimable: Coin, today: Coin, yesterday: Coin, total: Coin }),
  steps: rows(AgentStep),
});
export type AgentSummary = v.InferOutput<typeof AgentSummary>;

export const AgentLog = v.object({
  id: v.string(),
  userId: Id,
  nickname: v.string(),
  level: Count,
  bet: Coin,
  recharge: Coin,
  commission: Coin,
  valid: v.boolean(),
  time: Time,
});
export type AgentLog = v.InferOutput<typeof AgentLog>;

const inviteCalls = area({
  agentFill: {
    /** The inviter's id. */
    input: v.object({ pid: Id }),
    output: v.object({ pid: Id }),
    access: 'member',
    write: true,
    errors: [errors.INVITER_UNKNOWN, errors.INVITER_NOT_ALLOWED, errors.INVITER_ALREADY_SET],
  },
  actInviteUser: {
    input: v.object({}),
    output: InviteUser,
    access: 'member',
    errors: [errors.ACTIVITY_UNKNOWN],
  },
  actInviteUserStatus: { input: v.object({}), output: InviteStatus, access: 'member', errors: [] },
  actInviteUserSpin: {
    input: v.object({}),
    /** `index` is where the wheel stops, decided before it turns. */
    output: v.object({ index: Count, awards: Awards, ...wheelFields }),
    access: 'member',
    write: true,
    errors: [errors.ACTIVITY_UNKNOWN, errors.NO_SPINS_LEFT, errors.CLAIM_EXPIRED, ...PAUSED],
  },
  actInviteUserExchange: {
    input: v.object({}),
    output: v.object({ ...claimFields, amount: Coin }),
    access: 'member',
    write: true,
    errors: [
      errors.NOT_ELIGIBLE,
      errors.ALREADY_CLAIMED,
      errors.TASK_NOT_FINISHED,
      errors.CLAIM_EXPIRED,
      ...PAUSED,
    ],
  },
});

const teamCalls = area({
  appAgent5User: { input: v.object({}), output: AgentSummary, access: 'member', errors: [] },
  appAgent5UserLog: {
    input: v.object({
      ...pageFields,
      level: v.optional(Kind),
      kind: v.optional(v.picklist(['member', 'reward'])),
      ...rangeFields,
    }),
    output: v.object({ ...pagedFields(AgentLog), sum: Coin }),
    access: 'member',
    errors: [],
  },
  appAgent5UserReceive: {
    input: v.object({}),
    output: v.object({ ...claimFields, amount: Coin }),
    access: 'member',
    write: true,
    errors: [errors.ALREADY_CLAIMED, errors.NOTHING_TO_CLAIM, ...PAUSED],
  },
  appAgent5UserInviteValidReceive: {
    /** The step of `agentConfig.inviteAwards`. */
    input: v.object({ count: Count }),
    output: v.object({ ...claimFields, count: Count }),
    access: 'member',
    write: true,
    errors: [errors.ALREADY_CLAIMED, errors.TASK_NOT_FINISHED, ...PAUSED],
  },
});

export const agentCalls = { ...inviteCalls, ...teamCalls };

export const agentEvents = declareEvents({
  wheel_spin: { when: 'A member spins the invitation wheel.' },
  invite_share: {
    when: 'A member shares the invitation.',
    fields: { eventInterfaceId: field('the channel, such as `copy` or `system`') },
  },
});
