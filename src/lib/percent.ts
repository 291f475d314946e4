const formats = new Map<string, Intl.NumberFormat>();

/** `rate` in hundredths of a percent, as in `0.5%`. */
export function percent(rate: number, locale: string): string {
  const format =
    formats.get(locale) ?? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  formats.set(locale, format);
  return format.format(rate / 10_000);
}
