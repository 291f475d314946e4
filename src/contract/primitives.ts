// The small types that every area uses.
import * as v from 'valibot';
import * as errors from './errors.ts';
import { rows } from './rows.ts';

/**
 * Text from a member or a device: the real limits come from the app config;
 * this one only excludes absurd lengths.
 */
/* @__NO_SIDE_EFFECTS__ */
export const text = (max = 256) => v.pipe(v.string(), v.maxLength(max));

/** Hundredths of a coin: 12345 is shown as 123. */
export const Coin = v.pipe(v.number(), v.safeInteger());
export type Coin = number;

/** A requested amount: never zero, negative or a fraction. */
export const PositiveCoin = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Hundredths of a percent: 150 is 1.5 %. */
export const Percent = v.pipe(v.number(), v.safeInteger());
export type Percent = number;

/** Epoch seconds. */
export const Time = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export type Time = number;

/** A switch of the configuration; absent means 0. */
export const Flag = v.picklist([0, 1]);
export const AbsentFlag = v.optional(Flag, 0);

export const Id = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The largest number of a column of 16 bits. */
const COLUMN_MAX = 32_767;
/** A kind, a level or minutes that an input names: it reaches columns that are narrower than a safe integer. */
export const Kind = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(COLUMN_MAX));

/** Paging parameters; pages count from 1. */
export const pageFields = {
  page: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100_000)), 1),
  pageSize: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(50)), 20),
};

/** Fields of one page of a list, to be combined with the call's own fields. */
/* @__NO_SIDE_EFFECTS__ */
export const pagedFields = <const S extends v.GenericSchema>(row: S) => ({
  list: rows(row),
  page: Count,
  pageSize: Count,
  total: Count,
  hasMore: v.boolean(),
});

export const Award = v.object({
  itemId: Id,
  num: v.pipe(v.number(), v.safeInteger()),
  expireTime: v.optional(Time),
});
export type Award = v.InferOutput<typeof Award>;

const AwardRows = rows(Award);

/** Awards arrive as an array or as its JSON text; any other text counts as none. */
export const Awards = v.union([
  AwardRows,
  v.pipe(
    v.string(),
    v.transform((json): Award[] => {
      const parsed = v.safeParse(AwardRows, parseJson(json));
      return parsed.success ? parsed.output : [];
    }),
  ),
]);

export const DayAward = v.object({ day: Count, awards: AwardRows });
export type DayAward = v.InferOutput<typeof DayAward>;

/** Range of a list; absent means no bound. */
export const rangeFields = { startTime: v.optional(Time), endTime: v.optional(Time) };

/** 1 an activity by id, 2 a game by id, 3 an address. */
export const ClickType = v.picklist([1, 2, 3]);
export type ClickType = v.InferOutput<typeof ClickType>;

/** A step of an award: 0 open, 1 claimable, 2 claimed. */
export const StepStatus = v.picklist([0, 1, 2]);
export type StepStatus = v.InferOutput<typeof StepStatus>;

/** Addresses to share, by channel: `copy`, `facebook`, `line` ... */
export const ShareUrlMap = v.record(v.string(), v.string());

/** The balance with its position in the ledger: the higher `balanceSeq` wins. */
export const balanceFields = { coin: Coin, balanceSeq: v.optional(Count) };

export const AwardFlags = v.object({
  spinAwardFlag: v.boolean(),
  taskAwardFlag: v.boolean(),
  agent5AwardFlag: v.boolean(),
  vipAwardFlag: v.boolean(),
  signInFlag: v.boolean(),
  emailAwardFlag: v.boolean(),
});
export type AwardFlags = v.InferOutput<typeof AwardFlags>;

/** Codes of a claim while the member takes a break or is self-excluded. */
export const PAUSED = [errors.TAKING_A_BREAK, errors.SELF_EXCLUDED] as const;

/**
 * For a claim that returns each period: the end of the period as the member saw it. A claim that arrives later is
 * refused, so that it never becomes the one of the next period. A platform that does not know the field ignores it.
 */
export const periodFields = { until: v.optional(Time) };

/** The answer of every claim. */
export const claimFields = {
  awards: Awards,
  ...balanceFields,
  lottery: v.optional(Count),
  flags: v.optional(v.partial(AwardFlags)),
};
export const ClaimResult = v.object(claimFields);
export type ClaimResult = v.InferOutput<typeof ClaimResult>;

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
