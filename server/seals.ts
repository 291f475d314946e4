// Something that this platform said, and knows again without having kept it: random, with an end, and signed.
import { randomBytes } from 'node:crypto';
import { isSameText, keyedDigest } from './secrets.ts';
import { epochSeconds } from './time.ts';

/** Long enough to look for a password at the other service. */
const LIFE_S = 30 * 60;

/** `about` is part of what is signed, and has to be said again by whoever reads the seal. */
export function seal(secret: string, about: string, now: Date): string {
  const open = `${(epochSeconds(now) + LIFE_S).toString(36)}.${randomBytes(16).toString('base64url')}`;
  return `${open}.${keyedDigest(secret, `${about} ${open}`)}`;
}

/** When it ends; `null` where it is not ours, not about this, or over. */
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
