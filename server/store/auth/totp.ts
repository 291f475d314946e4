// Codes of an authenticator app: RFC 6238 with the defaults of all such apps (SHA-1, 6 digits, 30 seconds).
import { createHmac, randomBytes } from 'node:crypto';
import { brand } from '#src/lib/brand.ts';
import { isSameText } from '../../secrets/secrets.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const SECRET_BYTES = 20;
const STEP_MS = 30_000;
const DIGITS = 6;
/** Time steps by which a clock may be wrong. */
const DRIFT = 1;

/** In base 32, as authenticator apps expect it. */
export function newTotpSecret(): string {
  const bits = [...randomBytes(SECRET_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
}

export function totpUri(secret: string, account: string): string {
  const label = `${encodeURIComponent(brand.name)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(brand.name)}`;
}

export const timeStep = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** The time step of a code; `null` if it is wrong, or not newer than the last one used. */
export function stepOfCode(
  code: string,
  secret: string,
  { now, after }: { now: Date; after: number },
): number | null {
  const current = timeStep(now);
  for (let step = current - DRIFT; step <= current + DRIFT; step += 1) {
    if (step > after && isSameText(code, totpAt(secret, step))) return step;
  }
  return null;
}

export function totpAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 0x0f;
  const number = hash.readUInt32BE(at) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
