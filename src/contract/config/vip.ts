// What the config says of levels.
import * as v from 'valibot';
import { Award, Coin, Count, Percent } from '../primitives.ts';
import { rows } from '../rows.ts';

export const VipLevel = v.object({
  level: Count,
  exp: Count,
  /** Which of the six colour themes. */
  showType: v.fallback(v.picklist([1, 2, 3, 4, 5, 6]), 6),
  rebate: Percent,
  /** By game type id, if different. */
  rebateByType: v.optional(v.record(v.string(), Percent)),
  dailyAward: rows(Award),
  levelUpAward: rows(Award),
  withdrawPerDay: v.optional(Coin),
  benefits: v.array(v.string()),
});
export type VipLevel = v.InferOutput<typeof VipLevel>;

export const UserLevel = v.object({ level: Count, betAmount: Coin });
export type UserLevel = v.InferOutput<typeof UserLevel>;
