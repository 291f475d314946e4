// Telephone numbers.

/** E.164. */
export const MOBILE = /^\+[1-9]\d{6,14}$/;

/** In place of an account name, which never begins with a plus. */
export const isMobile = (text: string): boolean => MOBILE.test(text);

/** Enough for its owner to know it by, the same length for every number. */
export function maskedMobile(mobile: string): string {
  const digits = mobile.slice(1);
  const tail = digits.length < 10 ? `**${digits.slice(-2)}` : digits.slice(-4);
  return `+${digits.slice(0, 2)} ${digits.slice(2, 3)}** *** ${tail}`;
}
