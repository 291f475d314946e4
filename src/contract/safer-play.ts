// Limits, breaks and self-exclusion, and the member's own totals.
import * as v from 'valibot';
import { area } from './call.ts';
import * as errors from './errors.ts';
import { LimitKind, LimitPeriod, LimitState } from './limits.ts';
import { Coin, Count, text } from './primitives.ts';
import { declareEvents, oneOf } from './tracking/plan.ts';

/** A reminder limits nothing, so that any value counts at once. */
const LimitSetKind = v.picklist([...LimitKind.options, 'reminder']);

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
    proof: 'judged',
    errors: [errors.WRONG_CREDENTIALS, errors.TOO_MANY_TRIES, errors.RECENT_PROOF_REQUIRED],
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
