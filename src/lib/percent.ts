/** `rate` in hundredths of a percent, as in `0.5%`. */
export const percent = (rate: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000);
