// Passwords are stored as scrypt hashes, which need much memory and run beside the event loop.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const BLOCK_SIZE = 8;
const LANES = 3;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

interface Recipe {
  /** Base-2 logarithm of the work factor. */
  readonly cost: number;
  readonly salt: Buffer;
}

export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, { cost, salt });
  return `scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Without a hash (no such account) it takes the same time and returns false. */
export async function isPasswordRight(password: string, hash: string | null, cost: number): Promise<boolean> {
  const [, storedCost, salt, key] = hash?.split('$') ?? [];
  if (!storedCost || !salt || !key) {
    await derive(password, { cost, salt: randomBytes(SALT_BYTES) });
    return false;
  }
  const derived = await derive(password, { cost: Number(storedCost), salt: Buffer.from(salt, 'base64url') });
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}

function derive(password: string, { cost, salt }: Recipe): Promise<Buffer> {
  const work = 2 ** cost;
  // Node refuses to use more than `maxmem`: 128 bytes per block and step, doubled as a reserve.
  const options = { N: work, r: BLOCK_SIZE, p: LANES, maxmem: 256 * work * BLOCK_SIZE };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
