// Phone numbers.

/** E.164. */
export const MOBILE = /^\+[1-9]\d{6,14}$/;

/** A number typed into the account field; account names never begin with a plus. */
export const isMobile = (text: string): boolean => MOBILE.test(text);

/** Enough for its owner to recognise it, with the same length for every number. */
export function maskedMobile(mobile: string): string {
  const digits = mobile.slice(1);
  const tail = digits.length < 10 ? `**${digits.slice(-2)}` : digits.slice(-4);
  return `+${digits.slice(0, 2)} ${digits.slice(2, 3)}** *** ${tail}`;
}
