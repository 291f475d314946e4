// Converts digits of other scripts.

/** Code point of zero in Arabic, Persian, Devanagari, Bengali and Thai. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];

/** The text with every digit as 0 to 9. */
export const plainDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => {
    const at = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((each) => at >= each && at < each + 10);
    return zero === undefined ? digit : String(at - zero);
  });
