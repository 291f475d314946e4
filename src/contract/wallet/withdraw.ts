// Withdrawals and the accounts that receive them.
import * as v from 'valibot';
import { area } from '../call.ts';
import * as errors from '../errors.ts';
import { userBankFields } from '../member.ts';
import {
  AbsentFlag,
  Awards,
  balanceFields,
  Coin,
  Count,
  Id,
  Percent,
  PositiveCoin,
  text,
  Time,
} from '../primitives.ts';
import { rows } from '../rows.ts';
import { OpenDeposit } from './payment.ts';

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
  /** When the maintenance of the method ends. */
  until: v.optional(Time),
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

/** Coin of one kind that has to be staked before it can be withdrawn. */
export const BoundPart = v.object({ title: v.string(), coin: Coin, remaining: Coin });
export type BoundPart = v.InferOutput<typeof BoundPart>;

export const ExchangeInfo = v.object({
  ...balanceFields,
  withdrawable: Coin,
  /** The sum over all bound coin. */
  turnover: v.object({ required: Coin, done: Coin, remaining: Coin }),
  bound: v.optional(rows(BoundPart)),
  methods: rows(ExchangeMethod),
  perDay: v.object({
    count: Count,
    usedCount: Count,
    amount: Coin,
    usedAmount: Coin,
    resetTime: Time,
    /** The level whose limit `amount` is; absent if it is that of all members. */
    level: v.optional(Count),
  }),
  needSafeboxPassword: v.boolean(),
  needSmsCode: v.optional(v.boolean(), false),
  needKyc: v.boolean(),
  ...userBankFields,
  /** Newest first: the open ones, and every order of the last 24 hours. */
  pendingList: rows(ExchangeOrder),
  /** Newest first, whatever device they were requested on. */
  pendingDeposits: v.optional(rows(OpenDeposit)),
});
export type ExchangeInfo = v.InferOutput<typeof ExchangeInfo>;

const BanksResult = v.object({ ...userBankFields, awards: v.optional(Awards) });

const accountNo = text(128);
const accountName = text();
const smsCode = v.optional(text(16));
const safeboxPassword = v.optional(text());

export const withdrawCalls = area({
  getExchange: { input: v.object({}), output: ExchangeInfo, access: 'member', errors: [] },
  exchange: {
    input: v.object({ name: text(64), amount: PositiveCoin, bankId: Id, smsCode, safeboxPassword }),
    output: v.object({ order: ExchangeOrder, ...balanceFields }),
    access: 'member',
    write: true,
    // Never `SELF_EXCLUDED`: a self-excluded member may still withdraw.
    errors: [
      errors.WRONG_CODE,
      errors.CODE_EXPIRED,
      errors.NOT_ENOUGH_COIN,
      errors.BELOW_MINIMUM,
      errors.ABOVE_MAXIMUM,
      errors.DAILY_LIMIT_REACHED,
      errors.RECEIVING_ACCOUNT_UNKNOWN,
      errors.WRONG_SAFE_PASSWORD,
      errors.TOO_MANY_TRIES,
      errors.TURNOVER_REQUIRED,
      errors.IDENTITY_CHECK_REQUIRED,
      errors.MOBILE_REQUIRED,
      errors.FIRST_DEPOSIT_REQUIRED,
      errors.CHANNEL_CLOSED,
      errors.EARLIER_REQUEST_PENDING,
    ],
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
    proof: 'always',
    errors: [
      errors.RECENT_PROOF_REQUIRED,
      errors.WRONG_CODE,
      errors.CODE_EXPIRED,
      errors.RECEIVING_ACCOUNT_TAKEN,
      errors.WRONG_SAFE_PASSWORD,
      errors.TOO_MANY_TRIES,
      errors.MOBILE_REQUIRED,
      errors.TOO_MANY_RECEIVING_ACCOUNTS,
    ],
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
    proof: 'judged',
    errors: [
      errors.RECENT_PROOF_REQUIRED,
      errors.WRONG_CODE,
      errors.RECEIVING_ACCOUNT_UNKNOWN,
      errors.RECEIVING_ACCOUNT_TAKEN,
      errors.WRONG_SAFE_PASSWORD,
      errors.TOO_MANY_TRIES,
    ],
  },
});
