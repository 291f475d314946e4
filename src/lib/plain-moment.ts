// Formats times in the app's languages. The browser's own formatter takes a slow phone 70 ms at its first use, and the
// lobby shows a time. Other languages use that formatter.

interface Plain {
  readonly months: readonly string[];
  readonly clock: (hours: number, minutes: string) => string;
  readonly day: (day: number, month: string, year: number) => string;
}

const PLAIN: Readonly<Record<string, Plain>> = {
  'en-US': {
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    clock: (hours, minutes) => `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`,
    day: (day, month, year) => `${month} ${day}, ${year}`,
  },
  es: {
    months: 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' '),
    clock: (hours, minutes) => `${hours}:${minutes}`,
    day: (day, month, year) => `${day} ${month} ${year}`,
  },
};

/** `2:05 PM`, `14:05`. */
export function plainClock(date: Date, locale: string): string | undefined {
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return PLAIN[locale]?.clock(date.getHours(), minutes);
}

/** `Nov 5, 2026, 2:05 PM`. */
export function plainMoment(date: Date, locale: string): string | undefined {
  const { months = [], day } = PLAIN[locale] ?? {};
  const written = day?.(date.getDate(), months[date.getMonth()] ?? '', date.getFullYear());
  return written && `${written}, ${plainClock(date, locale)}`;
}
