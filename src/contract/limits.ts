// The limits of a member, as the device keeps them.
import * as v from 'valibot';
import { Count, Time } from './primitives.ts';
import { rows } from './rows.ts';

export const LimitKind = v.picklist(['deposit', 'loss', 'bet', 'session']);
export type LimitKind = v.InferOutput<typeof LimitKind>;

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
