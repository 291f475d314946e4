// Deposits, withdrawals, receiving accounts, the statement, held items, and what became of a wish.
import * as v from 'valibot';
import { area } from './call.ts';
import { RequestId } from './envelope.ts';
import { userBankFields } from './member.ts';
import {
  AbsentFlag,
  Awards,
  balanceFields,
  Coin,
  Count,
  Id,
  pagedFields,
  pageFields,
  Percent,
  PositiveCoin,
  rangeFields,
  text,
  Time,
} from './primitives.ts';
import { rows } from './rows.ts';

export const ExchangeMethod = v.object({
  /** The `{name}` of /withdrawal/{name}. */
  name: v.string(),
  title: v.string(),
  icon: v.string(),
  status: AbsentFlag,
  bankIds: v.array(Id),
  min: Coin,
  max: Coin,
  feePercent: Percent,
  feeFixed: Coin,
  /** From, to. */
  etaMinutes: v.tuple([Count, Count]),
});
export type ExchangeMethod = v.InferOutput<typeof ExchangeMethod>;

export const ExchangeOrder = v.object({
  orderId: v.string(),
  requestId: v.optional(v.string()),
  name: v.string(),
  amount: Coin,
  fee: Coin,
  receive: Coin,
  bankId: Id,
  /** 0 received, 1 being checked, 2 being paid, 3 paid, 4 refused and returned. */
  status: v.picklist([0, 1, 2, 3, 4]),
  reason: v.optional(v.string()),
  createTime: Time,
  updateTime: Time,
});
export type ExchangeOrder = v.InferOutput<typeof ExchangeOrder>;

export const ExchangeInfo = v.object({
  ...balanceFields,
  withdrawable: Coin,
  turnover: v.object({ required: Coin, done: Coin, remaining: Coin }),
  methods: rows(ExchangeMethod),
  perDay: v.object({ count: Count, usedCount: Count, amount: Coin, usedAmount: Coin, resetTime: Time }),
  needSafeboxPassword: v.boolean(),
  needSmsCode: v.optional(v.boolean(), false),
  needKyc: v.boolean(),
  ...userBankFields,
  /** Newest first: the open ones, and every order of the last 24 hours. */
  pendingList: rows(ExchangeOrder),
});
export type ExchangeInfo = v.InferOutput<typeof ExchangeInfo>;

const BanksResult = v.object({ ...userBankFields, awards: v.optional(Awards) });

const accountNo = text(128);
const accountName = text();
const smsCode = v.optional(text(16));
const safeboxPassword = v.optional(text());

const withdrawCalls = area({
  getExchange: { input: v.object({}), output: ExchangeInfo, access: 'member', errors: [] },
  exchange: {
    input: v.object({ name: text(64), amount: PositiveCoin, bankId: Id, smsCode, safeboxPassword }),
    output: v.object({ order: ExchangeOrder, ...balanceFields }),
    access: 'member',
    write: true,
    // Never 8005: a self-excluded member may still withdraw.
    errors: [1005, 1006, 2001, 2002, 2003, 2004, 2005, 2007, 2008, 2009, 2010, 2011, 2012, 2013],
  },
  addBankInfo: {
    input: v.object({
      /** From `bankList`. */
      bankId: Id,
      accountNo,
      accountName,
      mobile: v.optional(text(32)),
      smsCode,
      isDefault: v.optional(v.boolean()),
      safeboxPassword,
    }),
    output: BanksResult,
    access: 'member',
    write: true,
    errors: [1005, 1006, 2006, 2007, 2010, 2014],
  },
  modifyBankInfo: {
    input: v.object({
      bankId: Id,
      accountNo: v.optional(accountNo),
      accountName: v.optional(accountName),
      isDefault: v.optional(v.boolean()),
      smsCode,
      safeboxPassword,
    }),
    output: BanksResult,
    access: 'member',
    write: true,
    errors: [1005, 2005, 2006, 2007],
  },
});

export const RechargeOrder = v.object({
  orderId: v.string(),
  status: v.literal(0),
  payUrl: v.optional(v.string()),
  payInfo: v.optional(
    v.object({ bankName: v.string(), accountNo: v.string(), accountName: v.string(), reference: v.string() }),
  ),
  expireTime: Time,
});
export type RechargeOrder = v.InferOutput<typeof RechargeOrder>;

export const RechargeStatus = v.object({
  orderId: v.string(),
  /** 0 waiting, 1 paid, 2 failed, 3 expired. */
  status: v.picklist([0, 1, 2, 3]),
  amount: Coin,
  bonus: Coin,
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
    errors: [2002, 2003, 2010, 2012, 2013, 2015, 2016, 8001, 8004, 8005],
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

export const RequestOutcome = v.object({
  state: v.picklist(['unknown', 'done']),
  call: v.optional(v.string()),
  data: v.optional(v.record(v.string(), v.unknown())),
});
export type RequestOutcome = v.InferOutput<typeof RequestOutcome>;

export const CoinEntry = v.object({
  id: v.string(),
  /** 1 deposit, 2 withdrawal, 3 game, 4 bonus, 5 rebate, 6 agent, 7 safe, 8 correction. */
  type: v.number(),
  title: v.string(),
  /** Signed. */
  amount: Coin,
  /** After this entry: the previous entry's plus `amount`. */
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
    input: v.object({ ...pageFields, type: v.optional(Count), ...rangeFields }),
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
  /** What became of a write whose answer was lost; asked first after any that timed out. */
  requestResult: {
    input: v.object({ requestId: RequestId }),
    output: RequestOutcome,
    access: 'member',
    errors: [],
  },
});

export const walletCalls = { ...withdrawCalls, ...depositCalls, ...holdingCalls };
