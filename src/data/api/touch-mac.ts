/** A tablet whose browser calls itself a desktop, as iPadOS does: no Mac has a touch screen. */
export const isTouchMac = (): boolean =>
  /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
