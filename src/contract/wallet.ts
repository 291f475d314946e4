// Deposits, the statement, and held items.
import * as v from 'valibot';
import { area } from './call.ts';
import { RequestId } from './envelope.ts';
import * as errors from './errors.ts';
import {
  Awards,
  balanceFields,
  Coin,
  Count,
  Id,
  Kind,
  pagedFields,
  pageFields,
  PositiveCoin,
  rangeFields,
  text,
  Time,
} from './primitives.ts';
import { payFields } from './wallet/payment.ts';
import { declareEvents, field, numberField, oneOf } from './tracking/plan.ts';

export const RechargeOrder = v.object({
  orderId: v.string(),
  /** Waiting: how it goes on is asked for. */
  status: v.fallback(v.literal(0), 0),
  ...payFields,
});
export type RechargeOrder = v.InferOutput<typeof RechargeOrder>;

export const RechargeStatus = v.object({
  orderId: v.string(),
  /** 0 waiting, 1 paid, 2 failed, 3 expired. */
  status: v.picklist([0, 1, 2, 3]),
  amount: Coin,
  bonus: Coin,
  /** Was paid and sent back, because the member could not be credited. */
  returned: v.optional(v.boolean()),
  ...balanceFields,
  awards: v.optional(Awards),
});
export type RechargeStatus = v.InferOutput<typeof RechargeStatus>;

const depositCalls = area({
  recharge: {
    input: v.object({
      rechargeTypeId: Id,
      amount: PositiveCoin,
      /** The `id` of a held item. */
      couponId: v.optional(Id),
      bankId: v.optional(Id),
    }),
    output: RechargeOrder,
    access: 'member',
    write: true,
    errors: [
      errors.BELOW_MINIMUM,
      errors.ABOVE_MAXIMUM,
      errors.MOBILE_REQUIRED,
      errors.CHANNEL_CLOSED,
      errors.EARLIER_REQUEST_PENDING,
      errors.COUPON_UNKNOWN,
      errors.COUPON_NOT_APPLICABLE,
      errors.DEPOSIT_LIMIT_REACHED,
      errors.TAKING_A_BREAK,
      errors.SELF_EXCLUDED,
    ],
  },
  rechargeStatus: {
    input: v.union([v.object({ orderId: text(64) }), v.object({ requestId: RequestId })]),
    output: RechargeStatus,
    access: 'member',
    errors: [],
  },
});

export const UserItem = v.object({
  id: Id,
  itemId: Id,
  num: Count,
  expireTime: v.optional(Time),
  usedTime: v.optional(Time),
});
export type UserItem = v.InferOutput<typeof UserItem>;

export const CoinEntry = v.object({
  id: v.string(),
  /** 1 deposit, 2 withdrawal, 3 game, 4 bonus, 5 rebate, 6 agent, 7 safe, 8 correction. */
  type: v.number(),
  title: v.string(),
  /** Signed. */
  amount: Coin,
  /** Balance after this entry. */
  balance: Coin,
  status: v.picklist([0, 1, 2, 3, 4]),
  orderId: v.optional(v.string()),
  gameId: v.optional(Id),
  time: Time,
  remark: v.optional(v.string()),
});
export type CoinEntry = v.InferOutput<typeof CoinEntry>;

const holdingCalls = area({
  appUserCoinDetail: {
    /** `type` 0 or absent = all; a range above 92 days is refused. */
    input: v.object({ ...pageFields, type: v.optional(Kind), ...rangeFields }),
    output: v.object({ ...pagedFields(CoinEntry), sumIn: Coin, sumOut: Coin }),
    access: 'member',
    errors: [],
  },

  appUserItemList: {
    input: v.object(pageFields),
    output: v.object(pagedFields(UserItem)),
    access: 'member',
    errors: [],
  },
});

export const walletCalls = { ...depositCalls, ...holdingCalls };

const depositMethod = { eventInterfaceId: field('the method, such as `deposit.2`') };
const withdrawMethod = { eventInterfaceId: field('the method, such as `withdraw.bank`') };
const refusal = { code: numberField('the refusal, such as `2002`') };

/** None holds an amount, an order or a number of an account. */
export const walletEvents = declareEvents({
  deposit_open: { when: 'The deposit screen is opened.' },
  deposit_method: { when: 'A way to deposit is chosen.', fields: depositMethod },
  deposit_submit: { when: 'A member requests a deposit.', fields: depositMethod },
  deposit_refuse: {
    when: 'The platform refuses a deposit.',
    fields: depositMethod,
    props: refusal,
  },
  deposit_pay: { when: 'The payment page is opened.', fields: depositMethod },
  deposit_return: {
    when: 'A member is back from the payment page.',
    fields: depositMethod,
  },
  deposit_settle: {
    when: 'The app learns how a deposit ended.',
    fields: depositMethod,
    props: { result: oneOf(['paid', 'failed', 'expired'], 'how it ended') },
  },
  deposit_leave: {
    when: 'A member leaves the deposit screen without a request.',
    props: { step: oneOf(['method', 'form'], 'how far it was filled in') },
  },
  withdraw_open: { when: 'The withdrawal screen is opened.' },
  withdraw_method: { when: 'A way to withdraw is chosen.', fields: withdrawMethod },
  withdraw_submit: { when: 'A member requests a withdrawal.', fields: withdrawMethod },
  withdraw_refuse: {
    when: 'The platform refuses a withdrawal.',
    fields: withdrawMethod,
    props: refusal,
  },
  withdraw_settle: {
    when: 'The app learns how a withdrawal ended.',
    fields: withdrawMethod,
    props: { result: oneOf(['paid', 'returned'], 'how it ended') },
  },
  withdraw_leave: {
    when: 'A member leaves the withdrawal screen without a request.',
    props: { step: oneOf(['form', 'confirm'], 'how far it was filled in') },
  },
  bank_add: { when: 'A receiving account was added.' },
  bank_change: { when: 'A receiving account was changed.' },
});
