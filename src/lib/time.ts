// Times are epoch seconds, as on the wire; the platform's clock is authoritative.
import { dateOf } from './timing.ts';
import { plainClock, plainMoment } from './plain-moment.ts';

/** Difference between the platform's clock and the device's, in seconds. */
export const clockOffset = (serverTime: number, deviceMs: number): number =>
  serverTime - Math.floor(deviceMs / 1000);

export const serverNow = (offset: number, deviceMs: number): number => Math.floor(deviceMs / 1000) + offset;

const STEPS = [
  { unit: 'second', seconds: 1, below: 60 },
  { unit: 'minute', seconds: 60, below: 3600 },
  { unit: 'hour', seconds: 3600, below: 86_400 },
  { unit: 'day', seconds: 86_400, below: 30 * 86_400 },
  { unit: 'month', seconds: 30 * 86_400, below: 365 * 86_400 },
  { unit: 'year', seconds: 365 * 86_400, below: Number.POSITIVE_INFINITY },
] as const;

/** `3 min. ago`, `in 2 hr.`: whole units, rounded towards now, so that nothing seems older than it is. */
export function relativeTime(then: number, now: number, locale: string): string {
  const seconds = then - now;
  const step = STEPS.find(({ below }) => Math.abs(seconds) < below) ?? STEPS[5];
  const count = Math.trunc(seconds / step.seconds);
  // Minus zero gives "0 sec. ago", zero gives "in 0 sec."
  const past = seconds <= 0 && count === 0 ? -0 : count;
  return relativeFormat(locale).format(past, step.unit);
}

/** `14:05` or `2:05 PM`. */
export const clockTime = (time: number, locale: string): string =>
  plainClock(dateOf(time), locale) ?? dateFormat(locale, 'clock').format(dateOf(time));

/** `5 Nov 2026, 14:05`, in the locale's order. */
export const dateTime = (time: number, locale: string): string =>
  plainMoment(dateOf(time), locale) ?? dateFormat(locale, 'full').format(dateOf(time));

/** `5 Nov 2026`, in the locale's order; the day is the same in every time zone. */
export const dateOnly = (time: number, locale: string): string =>
  dateFormat(locale, 'day').format(dateOf(time));

/** The time for moments of today, else the date too. */
export function shortMoment(time: number, now: number, locale: string): string {
  const sameDay = dateOf(time).toDateString() === dateOf(now).toDateString();
  return sameDay ? clockTime(time, locale) : dateTime(time, locale);
}

export interface Countdown {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Time left until a moment; all zero once it has passed. */
export function countdown(until: number, now: number): Countdown {
  const left = Math.max(0, until - now);
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}

const DATES = {
  clock: { timeStyle: 'short' },
  day: { dateStyle: 'long', timeZone: 'UTC' },
  full: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const dateFormats = new Map<string, Intl.DateTimeFormat>();
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

function dateFormat(locale: string, form: keyof typeof DATES): Intl.DateTimeFormat {
  const key = `${form} ${locale}`;
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, DATES[form]);
  dateFormats.set(key, format);
  return format;
}

function relativeFormat(locale: string): Intl.RelativeTimeFormat {
  const format = relativeFormats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { style: 'short' });
  relativeFormats.set(locale, format);
  return format;
}
