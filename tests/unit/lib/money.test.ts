import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#src/i18n/languages.ts';
import {
  floorCoin,
  formatCoin,
  formatExactCoin,
  formatExactSignedCoin,
  formatSignedCoin,
  shareOf,
} from '#src/lib/money.ts';
import { parseCoin } from '#src/patterns/money/parse-coin.ts';

const amount = fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });

describe('an amount in whole coins', () => {
  it.each([
    [12345, 123],
    [99, 0],
    [-99, 0],
    [-150, -1],
    [0, 0],
  ])('%i hundredths are %i', (hundredths, whole) => {
    expect(Object.is(floorCoin(hundredths), whole)).toBe(true);
  });

  it('never shows more than there is, nor a larger loss', () => {
    fc.assert(
      fc.property(amount, (hundredths) => {
        const shown = Math.abs(floorCoin(hundredths));
        expect(shown * 100).toBeLessThanOrEqual(Math.abs(hundredths));
        expect(Math.abs(hundredths) / 100 - shown).toBeLessThan(1);
      }),
    );
  });

  it('is grouped in the style of the locale', () => {
    expect(formatCoin(123_456_789, 'en-US')).toBe('1,234,567');
    expect(formatCoin(123_456_789, 'es')).toBe('1.234.567');
    expect(formatCoin(123_456_789, 'en-IN')).toBe('12,34,567');
  });

  it.each(Object.keys(LANGUAGES))("in %s matches the browser's own format", (language) => {
    const own = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
    fc.assert(
      fc.property(fc.oneof(amount, fc.integer({ min: -3_000_000, max: 3_000_000 })), (hundredths) => {
        const isLost = hundredths !== 0 && floorCoin(hundredths) === 0;
        const shown = isLost ? formatExactCoin(hundredths, language) : own.format(floorCoin(hundredths));
        expect(formatCoin(hundredths, language)).toBe(shown);
      }),
    );
  });

  it('is formatted without a formatter of the browser, which takes long to create on a slow phone', async () => {
    vi.resetModules();
    const fresh = await import('#src/lib/money.ts');
    const formatter = vi.spyOn(Intl, 'NumberFormat');
    for (const language of Object.keys(LANGUAGES)) fresh.formatCoin(-123_456_789, language);
    expect(formatter).not.toHaveBeenCalled();
    formatter.mockRestore();
  });

  it('has a sign in a list, and none if it is zero', () => {
    expect(formatSignedCoin(12_345, 'en-US')).toBe('+123');
    expect(formatSignedCoin(-150, 'en-US')).toBe('-1');
    expect(formatSignedCoin(0, 'en-US')).toBe('0');
  });

  it('has two decimals if it would otherwise read 0', () => {
    expect(formatCoin(96, 'en-US')).toBe('0.96');
    expect(formatCoin(-5, 'es')).toBe('-0,05');
    expect(formatCoin(0, 'en-US')).toBe('0');
    expect(formatSignedCoin(96, 'en-US')).toBe('+0.96');
    expect(formatSignedCoin(-4, 'es')).toBe('-0,04');
  });
});

describe('an exact amount', () => {
  it('has two decimals', () => {
    expect(formatExactCoin(12_345, 'en-US')).toBe('123.45');
    expect(formatExactCoin(-5, 'en-US')).toBe('-0.05');
    expect(formatExactCoin(12_345, 'es')).toBe('123,45');
  });

  it('has a sign beside stakes and wins', () => {
    expect(formatExactSignedCoin(96, 'en-US')).toBe('+0.96');
    expect(formatExactSignedCoin(-400, 'es')).toBe('-4,00');
    expect(formatExactSignedCoin(0, 'en-US')).toBe('0.00');
  });

  it.each(Object.keys(LANGUAGES))('in %s can be read back to the hundredth, and sums add up', (language) => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 8 }), (amounts) => {
        const shown = amounts.map((hundredths) => readBack(formatExactCoin(hundredths, language)));
        expect(shown).toEqual(amounts.map(BigInt));
        const signed = amounts.map((hundredths) => readBack(formatExactSignedCoin(hundredths, language)));
        expect(signed).toEqual(shown);
      }),
    );
  });

  it('keeps every digit of the largest amounts', () => {
    expect(formatExactCoin(Number.MAX_SAFE_INTEGER, 'en-US')).toBe('90,071,992,547,409.91');
  });
});

/** Hundredths, from the digits and the sign of an amount with two decimals. */
const readBack = (shown: string): bigint =>
  BigInt(shown.replaceAll(/\D/g, '')) * (/[-−]/.test(shown) ? -1n : 1n);

describe('a share of an amount', () => {
  it('is rounded down to the hundredth, for every amount', () => {
    const whole = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(whole, fc.integer({ min: 0, max: 10_000 }), (hundredths, percent) => {
        const share = BigInt(shareOf(hundredths, percent));
        const exact = BigInt(hundredths) * BigInt(percent);
        expect(share * 10_000n <= exact && exact < (share + 1n) * 10_000n).toBe(true);
      }),
    );
  });
});

describe('a typed amount', () => {
  it.each([
    ['50', 'en-US', 5000],
    [' 1500 ', 'en-US', 150_000],
    ['1,500', 'en-US', 150_000],
    ['1.500', 'es', 150_000],
    ['1 500 000', 'en-US', 150_000_000],
    ['12,34,567', 'en-IN', 123_456_700],
    ['٣٤', 'ar-EG', 3400],
    ['٣٤', 'ar', 3400],
    ['١٬٥٠٠', 'ar', 150_000],
    ['1,500', 'ar', 150_000],
    ['๑๕๐๐', 'th', 150_000],
    ['1.500', 'id', 150_000],
    ['1.500', 'pt-BR', 150_000],
    ['２５', 'en-US', 2500],
    ['0', 'en-US', 0],
  ])('%s in %s is accepted', (text, locale, hundredths) => {
    expect(parseCoin(text, locale)).toBe(hundredths);
  });

  it.each([
    ['1.5', 'en-US'],
    ['1.500', 'en-US'],
    ['1,50', 'en-US'],
    ['1,5', 'es'],
    ['1,500', 'id'],
    ['1.500', 'th'],
    ['١٫٥', 'ar'],
    ['-5', 'en-US'],
    ['5e3', 'en-US'],
    ['', 'en-US'],
    ['five', 'en-US'],
    ['90071992547409920', 'en-US'],
  ])('%s in %s is refused', (text, locale) => {
    expect(parseCoin(text, locale)).toBeUndefined();
  });

  it.each(Object.keys(LANGUAGES))('in %s is exact or refused, whatever was typed', (language) => {
    const mark = fc.constantFrom(...Array.from("0123456789., '’\u00a0\u202f-+e٣๗٬"));
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 18 });
    const plain = digits.map((all) => all.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: mark }), plain), (text) => {
        const hundredths = parseCoin(text, language);
        if (hundredths === undefined) return;
        expect(Number.isSafeInteger(hundredths)).toBe(true);
        expect(BigInt(hundredths)).toBe(BigInt(latin(text).replaceAll(/\D/g, '')) * 100n);
      }),
    );
  });

  /** Arabic, Persian, Indian, Bengali, Thai and full-width digits. */
  const latin = (text: string) =>
    Array.from(text, (letter) => {
      const place = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯๐๑๒๓๔๕๖๗๘๙０１２３４５６７８９'.indexOf(letter);
      return place < 0 ? letter : String(place % 10);
    }).join('');

  it('is restored as it was shown', () => {
    const whole = fc.integer({ min: 0, max: 90_071_992_547 });
    const languages = Object.keys(LANGUAGES);
    const locale = fc.constantFrom(...languages, 'en-IN', 'de-CH', 'fr', 'pl', 'ar-EG', 'hi-IN-u-nu-deva');
    fc.assert(
      fc.property(whole, locale, (coins, where) => {
        expect(parseCoin(formatCoin(coins * 100, where), where)).toBe(coins * 100);
      }),
    );
  });
});
