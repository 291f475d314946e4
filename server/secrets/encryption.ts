// Encrypts the few secrets that the platform has to read again, under a key that is not in the database.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Begins every encrypted secret; none of an earlier version contains a dot. */
export const ENCRYPTED_PREFIX = 'v1.';

/** The database was encrypted under another key. Its message is one sentence for the operator. */
export class WrongKeyError extends Error {
  constructor() {
    super(
      'The secrets in the database were encrypted under another key: set PLATFORM_KEY, or DATA_DIR/key, to it.',
    );
  }
}

export interface Encryption {
  /** `about` names the row: a value that was copied into another row cannot be decrypted. */
  readonly encrypt: (about: string, secret: string) => string;
  /** Throws `WrongKeyError`. */
  readonly decrypt: (about: string, stored: string) => string;
}

export function createEncryption(platformKey: string): Encryption {
  const key = createHash('sha256').update(platformKey).digest();
  return {
    encrypt: (about, secret) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(about));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return ENCRYPTED_PREFIX + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    decrypt: (about, stored) => {
      const bytes = Buffer.from(stored.slice(ENCRYPTED_PREFIX.length), 'base64url');
      const text = bytes.subarray(IV_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        });
        decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
      } catch {
        throw new WrongKeyError();
      }
    },
  };
}

export const isEncrypted = (stored: string): boolean => stored.startsWith(ENCRYPTED_PREFIX);
