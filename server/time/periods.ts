// The periods of limits and summaries: calendar days, weeks from Monday, and months, all of UTC.
import type { LimitPeriod } from '#src/contract/limits.ts';
import { DAY_MS } from './time.ts';

const DAYS_OF_WEEK = 7;

export interface Period {
  readonly begin: Date;
  /** The first moment of the next period. */
  readonly end: Date;
}

export function periodAt(period: Exclude<LimitPeriod, 'once'>, now: Date): Period {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  if (period === 'month') {
    return { begin: new Date(Date.UTC(year, month)), end: new Date(Date.UTC(year, month + 1)) };
  }
  const today = Date.UTC(year, month, day);
  if (period === 'day') return { begin: new Date(today), end: new Date(today + DAY_MS) };
  const sinceMonday = (now.getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  const monday = today - sinceMonday * DAY_MS;
  return { begin: new Date(monday), end: new Date(monday + DAYS_OF_WEEK * DAY_MS) };
}
