// The member: identity, stored data, and changes to the profile.
import * as v from 'valibot';
import { area } from './call.ts';
import * as errors from './errors.ts';
import { AbsentFlag, balanceFields, Coin, Count, Id, Kind, ShareUrlMap, text, Time } from './primitives.ts';
import { rowsByKey } from './rows.ts';

/** Phone 1, account 2, phone without code 3. */
export const LoginType = v.picklist([1, 2, 3]);
export type LoginType = v.InferOutput<typeof LoginType>;

/** Identity providers. */
export const SocialProvider = v.picklist(['google', 'facebook', 'line']);
export type SocialProvider = v.InferOutput<typeof SocialProvider>;

const boundAccounts = {
  /** Masked; "" = not bound, also in the next six fields. */
  mobile: v.string(),
  facebookAccount: v.string(),
  googleAccount: v.string(),
  lineAccount: v.string(),
  facebookName: v.string(),
  googleName: v.string(),
  lineName: v.string(),
};

export const UserInfo = v.object({
  /** 0 = signed out. */
  id: Id,
  uuid: v.string(),
  account: v.string(),
  /** Never the password itself: "" = not set, "******" = set. */
  password: v.string(),
  accountType: v.fallback(LoginType, 2),
  /** Index of a preset picture. */
  avatar: Count,
  /** Picture address from a social profile, "" = none. */
  avatarOther: v.string(),
  nickname: v.string(),
  ...boundAccounts,
  hasSafeboxPassword: v.boolean(),
  hasKyc: v.boolean(),
  /** Further personal details are on file. */
  hasUserOther: v.boolean(),
  /** `coin` is the amount that may be spent. */
  ...balanceFields,
  /** Coin in the safe. */
  safebox: Coin,
  /** Points (item 2002). */
  lottery: Count,
  /** Lifetime sums of deposits, bets and withdrawals. */
  totalRecharge: Coin,
  bet: Coin,
  exchange: Coin,
  vip: Count,
  vipExp: Count,
  userLevel: Count,
  /** The inviter's id, 0 = none. */
  pid: Id,
  /** Day of registration, yyyymmdd. */
  regPeriod: Count,
});
export type UserInfo = v.InferOutput<typeof UserInfo>;

export const UserBank = v.object({
  bankId: Id,
  bankName: v.string(),
  accountName: v.string(),
  /** Masked, the last four kept. */
  accountNo: v.string(),
  isDefault: v.boolean(),
  /** 1 usable, 2 being checked, 3 refused. */
  status: v.picklist([1, 2, 3]),
  reason: v.optional(v.string()),
  createTime: Time,
  updateTime: Time,
});
export type UserBank = v.InferOutput<typeof UserBank>;

export const userBankFields = {
  /** The default one. */
  appUserBank: v.fallback(v.nullable(UserBank), null),
  appUserBankList: rowsByKey(UserBank),
};

export const ActivityState = v.object({
  id: Id,
  /** 0 closed, 1 open, 2 finished. */
  status: v.picklist([0, 1, 2]),
  progress: v.optional(v.number()),
  target: v.optional(v.number()),
  claimable: v.optional(v.boolean()),
  claimed: v.optional(v.boolean()),
  startTime: v.optional(Time),
  endTime: v.optional(Time),
  nextTime: v.optional(Time),
  extra: v.optional(v.record(v.string(), v.unknown())),
});
export type ActivityState = v.InferOutput<typeof ActivityState>;

export const activityFields = {
  /** Activities open to this member. */
  activityIds: v.array(Id),
  activityMap: rowsByKey(ActivityState),
};

export const gameListsOfMember = {
  /** Game ids. */
  gameLikes: v.array(Id),
  /** Game ids, newest first, at most 50. */
  gameHistory: v.array(Id),
};

export const memberStateFields = {
  ...userBankFields,
  ...gameListsOfMember,
  inviteCode: v.string(),
  aid: v.string(),
  /** 1 = a first deposit was made. */
  firstRecharge: v.fallback(AbsentFlag, 1),
  shareUrlMap: ShareUrlMap,
  ...activityFields,
};
export const MemberState = v.object(memberStateFields);
export type MemberState = v.InferOutput<typeof MemberState>;

/** What a member tells of themselves. It is kept for the operator, and never sent back. */
export const MEMBER_DETAILS = {
  fullName: { min: 2, max: 100 },
  address: { min: 5, max: 200 },
} as const;

const Details = v.object({
  fullName: text(),
  /** `yyyy-mm-dd`. */
  birthday: text(10),
  address: text(1024),
});

export const memberCalls = area({
  updateProfile: {
    input: v.object({
      nickname: v.optional(text(128)),
      avatar: v.optional(Kind),
      avatarOther: v.optional(text(2048)),
      /** `old` is absent if none is set. */
      password: v.optional(v.object({ old: v.optional(text()), new: text() })),
      safeboxPassword: v.optional(v.object({ old: v.optional(text()), new: text() })),
      language: v.optional(text(35)),
      details: v.optional(Details),
    }),
    output: v.object({ userInfo: UserInfo }),
    access: 'member',
    write: true,
    /** `RECENT_PROOF_REQUIRED` for the two passwords. */
    proof: 'judged',
    errors: [
      errors.WRONG_CREDENTIALS,
      errors.TOO_MANY_TRIES,
      errors.WRONG_SAFE_PASSWORD,
      errors.RECENT_PROOF_REQUIRED,
    ],
  },
});
