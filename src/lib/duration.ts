// Spans of time as text, in the locale's words.

type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** `3 days`. */
export const inUnits = (count: number, unit: Unit, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** `45 minutes`, `1 hour 30 minutes`. */
export function duration(minutes: number, locale: string): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.floor(minutes) % 60];
  if (hours === 0) return inUnits(rest, 'minute', locale);
  const whole = inUnits(hours, 'hour', locale);
  return rest === 0 ? whole : `${whole} ${inUnits(rest, 'minute', locale)}`;
}
