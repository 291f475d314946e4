// Random secrets. Only their digests are stored, so a stolen database signs nobody in.
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 bits, safe in headers and addresses. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

const sha256 = (text: string) => createHash('sha256').update(text);

export const digestOf = (text: string): string => sha256(text).digest('base64url');

/** For short secrets: without the key a plain digest could be reversed by trying every value. */
export const keyedDigest = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

export const newDigits = (length: number): string =>
  Array.from({ length }, () => String(randomInt(10))).join('');

/** Takes as long whatever they are, and says nothing of their lengths. */
export const isSameText = (one: string, other: string): boolean =>
  timingSafeEqual(sha256(one).digest(), sha256(other).digest());
