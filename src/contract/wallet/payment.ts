// How a deposit can be paid, and the items and banks that the config lists.
import * as v from 'valibot';
import { AbsentFlag, Coin, Count, Id, Percent, Time } from '../primitives.ts';

export const RechargeType = v.object({
  id: Id,
  name: v.string(),
  icon: v.string(),
  status: AbsentFlag,
  sort: v.number(),
  min: Coin,
  max: Coin,
  presets: v.array(Coin),
  feePercent: Percent,
  bonusPercent: Percent,
  needBank: AbsentFlag,
  /** From, to; usually. */
  etaMinutes: v.optional(v.array(Count)),
  /** Of a method that is closed for maintenance. */
  until: v.optional(Time),
});
export type RechargeType = v.InferOutput<typeof RechargeType>;

export const Item = v.object({ itemId: Id, name: v.string(), icon: v.string(), type: v.number() });
export type Item = v.InferOutput<typeof Item>;

/** `accountPattern` is a regular expression for the whole number; `withdraw` 1 = may receive withdrawals. */
export const Bank = v.object({
  id: Id,
  code: v.string(),
  name: v.string(),
  icon: v.string(),
  status: AbsentFlag,
  accountPattern: v.optional(v.string()),
  withdraw: AbsentFlag,
});
export type Bank = v.InferOutput<typeof Bank>;
