// Seals: random, expiring, signed values that the platform can verify without storing them.
import { randomBytes } from 'node:crypto';
import { isSameText, keyedDigest } from './secrets.ts';
import { epochSeconds } from '../time/time.ts';

/** Long enough to look up a password at the identity provider. */
const LIFE_S = 30 * 60;

/** `about` is part of the signature; the reader has to pass it again. */
export function seal(secret: string, about: string, now: Date): string {
  const open = `${(epochSeconds(now) + LIFE_S).toString(36)}.${randomBytes(16).toString('base64url')}`;
  return `${open}.${keyedDigest(secret, `${about} ${open}`)}`;
}

/** Its expiry; `null` if it is not ours, is about something else or has expired. */
export function readSeal(
  secret: string,
  about: string,
  { text, now }: { text: string; now: Date },
): Date | null {
  const [end = '', id = '', signature = ''] = text.split('.');
  if (!isSameText(signature, keyedDigest(secret, `${about} ${end}.${id}`))) return null;
  const endsAt = new Date(Number.parseInt(end, 36) * 1000);
  return endsAt > now ? endsAt : null;
}
