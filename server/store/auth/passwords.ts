// Passwords are stored as scrypt hashes, which need much memory and are computed in a bounded queue.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typed } from '#src/lib/text/typed.ts';
import { hashInTurn } from '../../hashing/hashing.ts';

const SALT_BYTES = 16;
/**
 * Marks a hash of the password as `typed` reads it. A version before takes it for a hash of what is sent, which is the
 * same for most passwords.
 */
const TYPED = 'typed';
/** The address when the platform itself hashes. */
const NO_ADDRESS = '';

export interface Hashing {
  /** Base-2 logarithm of the work factor. */
  readonly cost: number;
  /** Address of the client: addresses take turns. */
  readonly address?: string;
}

interface StoredHash {
  /** Hashes of earlier versions are of the password as it was sent, in NFKC. */
  readonly isOfTyped: boolean;
  readonly cost: number;
  readonly salt: Buffer;
  readonly key: Buffer;
}

export async function hashPassword(password: string, { cost, address }: Hashing): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(typed(password), salt, { cost, asCost: cost, address });
  return `scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}$${TYPED}`;
}

/** Takes the same time without a hash (no such account), and for a hash of a lower cost. */
export async function isPasswordRight(
  password: string,
  hash: string | null,
  { cost, address }: Hashing,
): Promise<boolean> {
  const stored = storedHash(hash);
  if (!stored) {
    await derive(password, randomBytes(SALT_BYTES), { cost, asCost: cost, address });
    return false;
  }
  const text = stored.isOfTyped ? typed(password) : password.normalize('NFKC');
  const derived = await derive(text, stored.salt, { cost: stored.cost, asCost: cost, address });
  return timingSafeEqual(derived, stored.key);
}

/** The hash is cheaper to guess than today's, or of another text. */
export function isOutdated(password: string, hash: string, cost: number): boolean {
  const stored = storedHash(hash);
  if (!stored) return false;
  return stored.cost < cost || (!stored.isOfTyped && typed(password) !== password.normalize('NFKC'));
}

function storedHash(hash: string | null): StoredHash | null {
  const [, cost, salt, key, of] = hash?.split('$') ?? [];
  if (!cost || !salt || !key) return null;
  return {
    ...{ isOfTyped: of === TYPED, cost: Number(cost) },
    ...{ salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') },
  };
}

async function derive(
  password: string,
  salt: Buffer,
  { cost, asCost, address = NO_ADDRESS }: { cost: number; asCost: number; address: string | undefined },
): Promise<Buffer> {
  const job = { password, salt, cost, asCost };
  return Buffer.from(await hashInTurn(address, job));
}

let common: ReadonlySet<string> | undefined;

/**
 * Among those that attackers try first: the 3,000 most common of published leaks with at least six characters, in
 * lower case, from @zxcvbn-ts/language-common 4.1.3 (MIT).
 */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'));
  return common.has(typed(password).toLowerCase());
}
