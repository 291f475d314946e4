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
  /** When the maintenance of the method ends. */
  until: v.optional(Time),
});
export type RechargeType = v.InferOutput<typeof RechargeType>;

/** How an order is paid: on a page, or by a transfer that the member makes. */
export const payFields = {
  payUrl: v.optional(v.string()),
  payInfo: v.optional(
    v.object({ bankName: v.string(), accountNo: v.string(), accountName: v.string(), reference: v.string() }),
  ),
  expireTime: Time,
};

/** A deposit that waits for its payment. */
export const OpenDeposit = v.object({
  orderId: v.string(),
  rechargeTypeId: Id,
  amount: Coin,
  bonus: Coin,
  ...payFields,
});
export type OpenDeposit = v.InferOutput<typeof OpenDeposit>;

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
