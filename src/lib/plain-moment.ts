// Formats times in the app's languages. The browser's own formatter takes a slow phone 70 ms at its first use, and the
// lobby shows a time. Other languages use that formatter.

interface Plain {
  readonly months: readonly string[];
  readonly clock: (hours: number, minutes: string) => string;
  readonly day: (day: number, month: string, year: number) => string;
  /** Between the day and the clock. */
  readonly join?: string;
}

const two = (count: number): string => String(count).padStart(2, '0');

/** Years since the Buddha died. */
const BUDDHIST = 543;

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
  'pt-BR': {
    months: 'jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.'.split(' '),
    clock: (hours, minutes) => `${two(hours)}:${minutes}`,
    day: (day, month, year) => `${day} de ${month} de ${year}`,
  },
  ar: {
    months: '01 02 03 04 05 06 07 08 09 10 11 12'.split(' '),
    clock: (hours, minutes) => `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'ص' : 'م'}`,
    // The marks keep day, month and year in this order from the right.
    day: (day, month, year) => `${two(day)}\u200f/${month}\u200f/${year}`,
    join: '، ',
  },
  th: {
    months: 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'.split(' '),
    clock: (hours, minutes) => `${two(hours)}:${minutes}`,
    day: (day, month, year) => `${day} ${month} ${year + BUDDHIST}`,
    join: ' ',
  },
  id: {
    months: 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'.split(' '),
    clock: (hours, minutes) => `${two(hours)}.${minutes}`,
    day: (day, month, year) => `${day} ${month} ${year}`,
  },
};

/** `2:05 PM`, `14:05`. */
export const plainClock = (date: Date, locale: string): string | undefined =>
  PLAIN[locale]?.clock(date.getHours(), two(date.getMinutes()));

/** `Nov 5, 2026, 2:05 PM`. */
export function plainMoment(date: Date, locale: string): string | undefined {
  const plain = PLAIN[locale];
  if (!plain) return undefined;
  const { months, day, join = ', ' } = plain;
  const written = day(date.getDate(), months[date.getMonth()] ?? '', date.getFullYear());
  return written + join + plainClock(date, locale);
}
