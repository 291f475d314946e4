// A phone number as typed and as sent.
import { typed, typedDigits } from '#src/lib/text/typed.ts';
import { CALLING_CODES, internationalDigits, regionOfNumber, withoutTrunk } from './calling-codes.ts';

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

interface Reading {
  readonly kind: 'empty' | 'national' | 'international' | 'unreadable';
  /** Without the plus or the zeros that make it international. */
  readonly digits: string;
}

/** Words may stand before a number, as in `Tel. +34 600 111 222`, and nothing but separators in it. */
function read({ region, number }: PhoneNumber): Reading {
  const plain = typed(number).trim().replaceAll('➕', '+');
  if (plain === '') return { kind: 'empty', digits: '' };
  const [, plus, rest = ''] = /^(?:[^\d+]*[^\d+*#])?(\+)?([\d ()./·•-]*)$/.exec(plain) ?? [];
  const abroad = internationalDigits(
    region,
    typedDigits(rest.replace(TRUNK_IN_BRACKETS, '')),
    plus !== undefined,
  );
  const digits = abroad ?? typedDigits(rest);
  if (digits === '') return { kind: 'unreadable', digits };
  return { kind: abroad === undefined ? 'national' : 'international', digits };
}

/** As in `+44 (0) 20`: it is dialled at home. */
const TRUNK_IN_BRACKETS = /\( *0 *\)/;

/** `+34600111222`, or "" for what is no number. One in international form is never read as one of the region. */
export function toE164(number: PhoneNumber): string {
  const { kind, digits } = read(number);
  if (kind === 'international') return regionOfNumber(digits) ? `+${digits}` : '';
  if (kind !== 'national') return '';
  const { region } = number;
  return `+${CALLING_CODES.get(region) ?? ''}${withoutTrunk(region, digits)}`;
}

export function numberProblem(number: PhoneNumber): 'required' | 'pattern' | undefined {
  if (read(number).kind === 'empty') return 'required';
  const digits = toE164(number).length - 1;
  return digits < DIGITS.min || digits > DIGITS.max ? 'pattern' : undefined;
}

/** Fewer may be the beginning of one that is being typed. */
const ENOUGH_DIGITS = 4;

/** Typed or pasted text: a number in international form also sets its region. */
export function readNumber(text: string, { region }: PhoneNumber): PhoneNumber {
  const { kind, digits } = read({ region, number: text });
  if (kind !== 'international' || digits.length < ENOUGH_DIGITS) return { region, number: text };
  const owner = digits.startsWith(CALLING_CODES.get(region) ?? ' ') ? region : regionOfNumber(digits);
  if (!owner) return { region, number: text };
  return { region: owner, number: digits.slice(CALLING_CODES.get(owner)?.length) };
}

/** A number that the app itself stored in international form. */
export const fromE164 = (mobile: string): PhoneNumber =>
  readNumber(mobile, { region: homeRegion(), number: '' });

export const isE164 = (text: string): boolean => /^\+\d{7,15}$/.test(text);
