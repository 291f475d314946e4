// Phone numbers.

/** E.164. */
export const MOBILE = /^\+[1-9]\d{6,14}$/;

/** A number typed into the account field; account names never begin with a plus. */
export const isMobile = (text: string): boolean => MOBILE.test(text);

/** Country codes of one and two digits (ITU-T E.164); all others have three. */
const SHORT_COUNTRY_CODE = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** Enough for its owner to recognise it; the mask hides how long the number is. */
export function maskedMobile(mobile: string): string {
  const digits = mobile.slice(1);
  const country = SHORT_COUNTRY_CODE.exec(digits)?.[0] ?? digits.slice(0, 3);
  const own = digits.slice(country.length);
  const tail = digits.length < 10 ? `**${own.slice(-2)}` : own.slice(-4);
  return `+${country} ${own.slice(0, 1)}** *** ${tail}`;
}
