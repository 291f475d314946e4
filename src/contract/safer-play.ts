// Limits, breaks and self-exclusion, and the member's own totals.
import * as v from 'valibot';
import { area } from './call.ts';
import * as errors from './errors.ts';
import { Coin, Count, text, Time } from './primitives.ts';
import { rows } from './rows.ts';
import { declareEvents, oneOf } from './tracking-plan.ts';

export const LimitKind = v.picklist(['deposit', 'loss', 'bet', 'session']);
export type LimitKind = v.InferOutput<typeof LimitKind>;

/** A reminder limits nothing, so that any value counts at once. */
export const LimitSetKind = v.picklist([...LimitKind.options, 'reminder']);

export const LimitPeriod = v.picklist(['day', 'week', 'month', 'once']);
export type LimitPeriod = v.InferOutput<typeof LimitPeriod>;

export const Limit = v.object({
  kind: LimitKind,
  period: LimitPeriod,
  /** Coin, or minutes for `session`; 0 = none. */
  value: Count,
  used: Count,
  resetTime: Time,
  /** A looser value is pending until the member confirms it again. */
  pending: v.optional(v.object({ value: Count, effectiveTime: Time })),
});
export type Limit = v.InferOutput<typeof Limit>;

export const LimitState = v.object({
  limits: rows(Limit),
  /** 0 = off. */
  realityCheckMinutes: Count,
  breakUntil: v.nullable(Time),
  /** 0 = no end date. */
  excludedUntil: v.nullable(Time),
});
export type LimitState = v.InferOutput<typeof LimitState>;

export const SummaryPeriod = v.picklist(['day', 'week', 'month', 'life']);
export type SummaryPeriod = v.InferOutput<typeof SummaryPeriod>;

export const PlaySummary = v.object({
  deposit: Coin,
  withdraw: Coin,
  /** Deposits without withdrawals. */
  net: Coin,
  bet: Coin,
  win: Coin,
  profit: Coin,
  seconds: Count,
  sessions: Count,
});
export type PlaySummary = v.InferOutput<typeof PlaySummary>;

export const saferPlayCalls = area({
  limitGet: { input: v.object({}), output: LimitState, access: 'member', errors: [] },
  limitSet: {
    /** `reminder` sets `realityCheckMinutes`; its period is `once`. */
    input: v.object({ kind: LimitSetKind, period: LimitPeriod, value: Count }),
    output: LimitState,
    access: 'member',
    write: true,
    errors: [errors.TAKING_A_BREAK, errors.SELF_EXCLUDED],
  },
  breakSet: {
    input: v.object({
      kind: v.picklist(['break', 'exclude']),
      /** Break 1 to 42; exclusion 180 or more, 0 = no end date. */
      days: v.pipe(Count, v.maxValue(36_500)),
      password: v.optional(text()),
    }),
    output: LimitState,
    access: 'member',
    write: true,
    errors: [errors.WRONG_CREDENTIALS, errors.TOO_MANY_TRIES],
  },
  playSummary: {
    input: v.object({ period: SummaryPeriod }),
    output: PlaySummary,
    access: 'member',
    errors: [],
  },
});

/** None holds a limit's value. */
export const saferPlayEvents = declareEvents({
  limit_change: {
    when: 'A member changes a limit.',
    props: {
      kind: oneOf(['deposit', 'loss', 'bet', 'session'], 'what is limited'),
      period: oneOf(['day', 'week', 'month', 'once'], 'the period'),
      change: oneOf(['stricter', 'looser'], 'a looser limit has to be confirmed a day later'),
    },
  },
  break_begin: {
    when: 'A member begins a break or excludes themselves.',
    props: { kind: oneOf(['break', 'exclude'], 'which of both') },
  },
  reminder_show: {
    when: 'A reminder of the time played is shown.',
    props: { choice: oneOf(['continue', 'stop'], 'what the member chose') },
  },
});
