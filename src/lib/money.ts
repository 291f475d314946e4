// Coin is an integer in hundredths. An amount by itself is shown in whole coins: 12345 is `123`, and a sign never
// changes the digits. Amounts to be added up or compared, and amounts that would read 0, have two decimals.

/** Whole coins: the absolute value is floored and the sign kept, so -150 is -1. */
export function floorCoin(hundredths: number): number {
  const whole = Math.trunc(hundredths / 100);
  return whole === 0 ? 0 : whole;
}

/** `12,345`, and `0.96` if there is no whole coin. */
export function formatCoin(hundredths: number, locale: string): string {
  const coins = floorCoin(hundredths);
  if (coins === 0 && hundredths !== 0) return formatExactCoin(hundredths, locale);
  const groups = GROUPS[locale];
  if (!groups) return numberFormat(locale, 'whole').format(coins);
  const digits = String(Math.abs(coins));
  const isGrouped = digits.length >= groups.from;
  const text = isGrouped ? digits.replaceAll(/\B(?=(?:\d{3})+$)/g, groups.separator) : digits;
  return coins < 0 ? (groups.minus ?? '-') + text : text;
}

/**
 * Written like the browser's own formatter, which takes a slow phone 60 ms to create: the first screen shows an
 * amount. Other languages use that formatter.
 */
const GROUPS: Readonly<Record<string, { separator: string; from: number; minus?: string }>> = {
  'en-US': { separator: ',', from: 4 },
  // Numbers of four digits have no separator.
  es: { separator: '.', from: 5 },
  'pt-BR': { separator: '.', from: 4 },
  // A mark keeps the sign in front of the digits.
  ar: { separator: ',', from: 4, minus: '\u200e-' },
  th: { separator: ',', from: 4 },
  id: { separator: '.', from: 4 },
};

/** `+12`, `-12`, `+0.96`, `0`: a gain or loss by itself. */
export function formatSignedCoin(hundredths: number, locale: string): string {
  const coins = floorCoin(hundredths);
  if (coins === 0 && hundredths !== 0) return formatExactSignedCoin(hundredths, locale);
  return numberFormat(locale, 'signed').format(coins);
}

/** `123.45`, so that a list can be added up. */
export const formatExactCoin = (hundredths: number, locale: string): string =>
  // Formatters accept decimal text; the library's types do not know it yet.
  numberFormat(locale, 'exact').format(decimalText(hundredths) as unknown as number);

/** A part of an amount, rounded down: `percent` in hundredths of a percent. Exact for every amount. */
export const shareOf = (hundredths: number, percent: number): number =>
  Number((BigInt(hundredths) * BigInt(percent)) / 10_000n);

/** `+0.96`, `-4.00`, `0.00`: a gain or loss beside a stake or a win. */
export const formatExactSignedCoin = (hundredths: number, locale: string): string =>
  numberFormat(locale, 'exactSigned').format(decimalText(hundredths) as unknown as number);

// As text, because a double cannot hold two decimals of the largest amounts.
function decimalText(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

type Form = 'whole' | 'signed' | 'exact' | 'exactSigned';

const OPTIONS: Record<Form, Intl.NumberFormatOptions> = {
  whole: { maximumFractionDigits: 0 },
  signed: { maximumFractionDigits: 0, signDisplay: 'exceptZero' },
  exact: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  exactSigned: { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' },
};

// Creating a formatter costs more than using it a hundred times.
const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, form: Form): Intl.NumberFormat {
  const key = `${form} ${locale}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, OPTIONS[form]);
  formats.set(key, format);
  return format;
}

/** What separates groups of digits; a space for any blank. */
export function groupSeparator(locale: string): string {
  const known = GROUPS[locale]?.separator;
  if (known) return known;
  const parts = numberFormat(locale, 'whole').formatToParts(1_234_567);
  const separator = parts.find((part) => part.type === 'group')?.value ?? ' ';
  return /^[\s'’]$/.test(separator) ? ' ' : separator;
}
