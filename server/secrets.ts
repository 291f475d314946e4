// Random secrets, and what is kept of them: a digest, so that a stolen database signs nobody in.
import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, safe in headers and addresses. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
