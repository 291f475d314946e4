// Days to look at: the last ones, or any.
import { platformTime } from '#src/data/api/clock.ts';

export const RANGES = ['today', 'week', 'month', 'own'] as const;
export type RangeName = (typeof RANGES)[number];

export interface Days {
  readonly range: RangeName;
  /** Days as `2026-11-21` of a custom range. */
  readonly from: string;
  readonly to: string;
}

/** Both in epoch seconds, the last one included. */
export interface Span {
  readonly startTime: number;
  readonly endTime: number;
}

/** The current time on the platform's clock, and its local day. */
export const today = (): Date => new Date(platformTime() * 1000);

/** Names the days. */
export const daysKey = ({ range, from, to }: Days): string => (range === 'own' ? `${from}..${to}` : range);

/** `undefined` if the days form no range. */
export function spanOf({ range, from, to }: Days, now = today()): Span | undefined {
  if (range === 'own') return spanOfDays(from, to);
  return { startTime: midnight(now, -DAYS_BACK[range]), endTime: midnight(now, 1) - 1 };
}

const DAYS_BACK = { today: 0, week: 6, month: 29 };

/** Ten years: a chart has a column for each day. */
const LONGEST_RANGE_MS = 3653 * 24 * 3600 * 1000;

function spanOfDays(from: string, to: string): Span | undefined {
  const [first, last] = [dayOf(from), dayOf(to)];
  return first && last && first <= last && last.getTime() - first.getTime() < LONGEST_RANGE_MS
    ? { startTime: midnight(first), endTime: midnight(last, 1) - 1 }
    : undefined;
}

/** Local midnight of the day, whatever the daylight saving time. */
function midnight(day: Date, later = 0): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + later).getTime() / 1000;
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The local day of `2026-11-21`. */
export function dayOf(text: string): Date | undefined {
  const [, year, month, day] = DAY.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(year, month - 1, day);
  return dayText(date) === text ? date : undefined;
}

const two = (part: number): string => String(part).padStart(2, '0');

/** `2026-11-21` */
export const dayText = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** Every day of a range until now, the first one first. */
export function daysOf({ startTime, endTime }: Span, now = today()): string[] {
  const days: string[] = [];
  const last = Math.min(endTime * 1000, now.getTime());
  for (let day = new Date(startTime * 1000); day.getTime() <= last; day = nextDay(day)) {
    days.push(dayText(day));
  }
  return days;
}

const nextDay = (day: Date): Date => new Date(midnight(day, 1) * 1000);
