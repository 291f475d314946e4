// A phone number as typed and as sent.
import { plainDigits } from '#src/lib/digits.ts';
import { CALLING_CODES, regionOfNumber, withoutTrunk } from './calling-codes.ts';

/** Key of the draft of a number that is typed before signing in. */
export const PHONE_DRAFT = 'phone';

export interface PhoneNumber {
  /** ISO code. */
  readonly region: string;
  /** As typed, without the calling code. */
  readonly number: string;
}

/** A number in international form has at most 15 digits; none in use has fewer than 7. */
const DIGITS = { min: 7, max: 15 };

const FALLBACK_REGION = 'US';

/** The device's region, from its languages. */
export function homeRegion(languages: readonly string[] = navigator.languages): string {
  for (const tag of languages) {
    const region = regionOfTag(tag);
    if (region && CALLING_CODES.has(region)) return region;
  }
  return FALLBACK_REGION;
}

function regionOfTag(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region;
  } catch {
    return undefined;
  }
}

const digitsOf = (text: string): string => plainDigits(text).replaceAll(/\D/g, '');

/** `+34600111222`, or "" while nothing is typed. */
export function toE164({ region, number }: PhoneNumber): string {
  const digits = withoutTrunk(region, digitsOf(number));
  return digits && `+${CALLING_CODES.get(region) ?? ''}${digits}`;
}

export function numberProblem(number: PhoneNumber): 'required' | 'pattern' | undefined {
  const digits = toE164(number).length - 1;
  if (digits < 0) return 'required';
  return digits < DIGITS.min || digits > DIGITS.max ? 'pattern' : undefined;
}

/** Typed or pasted text: a number in international form also sets its region. */
export function readNumber(text: string, { region }: PhoneNumber): PhoneNumber {
  const plain = plainDigits(text).trim();
  const international = /^(?:\+|00)([\d\s().-]{4,})$/.exec(plain)?.[1];
  if (international === undefined) return { region, number: text };
  const digits = digitsOf(international);
  const code = CALLING_CODES.get(region) ?? '';
  const owner = digits.startsWith(code) ? region : regionOfNumber(digits);
  if (!owner) return { region, number: text };
  return { region: owner, number: digits.slice(CALLING_CODES.get(owner)?.length) };
}

/** A number that the app itself stored in international form. */
export const fromE164 = (mobile: string): PhoneNumber =>
  readNumber(mobile, { region: homeRegion(), number: '' });

export const isE164 = (text: string): boolean => /^\+\d{7,15}$/.test(text);
