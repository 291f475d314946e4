// VIP levels and rebates.
import * as v from 'valibot';
import { DayAwardState } from './bonus.ts';
import { area } from './call.ts';
import * as errors from './errors.ts';
import {
  Award,
  claimFields,
  ClaimResult,
  Coin,
  Count,
  Id,
  Kind,
  pagedFields,
  pageFields,
  PAUSED,
  Percent,
  periodFields,
  Time,
} from './primitives.ts';
import { rows } from './rows.ts';

export const VipLevelUp = v.object({
  level: Count,
  /** 0 not reached, 2 credited: credited automatically, with a mail. */
  status: v.picklist([0, 1, 2]),
  awards: rows(Award),
});
export type VipLevelUp = v.InferOutput<typeof VipLevelUp>;

export const VipData = v.object({
  vip: Count,
  vipExp: Count,
  nextExp: Count,
  expDone: Percent,
  daily: v.object({ claimable: v.boolean(), claimed: v.boolean(), awards: rows(Award), nextTime: Time }),
  signIn: v.object({
    day: Count,
    streak: Count,
    claimable: v.boolean(),
    nextTime: Time,
    days: rows(DayAwardState),
  }),
  levelUp: rows(VipLevelUp),
  keep: v.optional(v.object({ required: v.number(), done: v.number(), until: Time })),
});
export type VipData = v.InferOutput<typeof VipData>;

const BetBonusRow = v.object({ typeId: Id, name: v.string(), bet: Coin, rate: Percent, bonus: Coin });
type BetBonusRow = v.InferOutput<typeof BetBonusRow>;

export const BetBonus = v.object({
  type: v.number(),
  total: Coin,
  claimable: Coin,
  claimed: Coin,
  rate: Percent,
  list: rows(BetBonusRow),
  min: Coin,
  resetTime: Time,
});
export type BetBonus = v.InferOutput<typeof BetBonus>;

export const BetBonusLog = v.object({
  id: v.string(),
  type: v.number(),
  amount: Coin,
  bet: Coin,
  rate: v.optional(Percent),
  time: Time,
});
export type BetBonusLog = v.InferOutput<typeof BetBonusLog>;

const bonusType = v.optional(Count, 1);

export const vipCalls = area({
  getVipInfo: {
    input: v.object({}),
    output: v.object({ vipData: VipData }),
    access: 'member',
    errors: [errors.ACTIVITY_UNKNOWN],
  },
  betBonus: { input: v.object({ type: bonusType }), output: BetBonus, access: 'member', errors: [] },
  betBonusReceive: {
    input: v.object({ type: bonusType }),
    output: v.object({ ...claimFields, amount: Coin }),
    access: 'member',
    write: true,
    errors: [errors.BELOW_MINIMUM, errors.ALREADY_CLAIMED, errors.NOTHING_TO_CLAIM, ...PAUSED],
  },
  betBonusLog: {
    input: v.object({ ...pageFields, type: v.optional(Kind) }),
    output: v.object(pagedFields(BetBonusLog)),
    access: 'member',
    errors: [],
  },
  appVipUserReceiveDaily: {
    /** The member's own level when absent. */
    input: v.object({ level: v.optional(Kind), ...periodFields }),
    output: ClaimResult,
    access: 'member',
    write: true,
    errors: [errors.NOT_ELIGIBLE, errors.ALREADY_CLAIMED, errors.CLAIM_EXPIRED, errors.TOO_EARLY, ...PAUSED],
  },
  appVipUserReceiveSignInAward: {
    /** Today's when absent. */
    input: v.object({ day: v.optional(Count), ...periodFields }),
    output: v.object({ ...claimFields, day: Count, streak: Count, nextTime: Time }),
    access: 'member',
    write: true,
    errors: [errors.NOT_ELIGIBLE, errors.ALREADY_CLAIMED, errors.CLAIM_EXPIRED, errors.TOO_EARLY, ...PAUSED],
  },
});
