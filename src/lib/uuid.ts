// `crypto.randomUUID` is missing on insecure origins (a phone on a local network).

export function uuidv4(): string {
  return stamp(randomBytes(), 0x40);
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
/** Requested in bulk, because one request costs as much as the rest of making an id. */
const POOL_BYTES = 4096;
const ID_BYTES = 16;
let pool = new Uint8Array(0);
let used = 0;

function randomBytes(): Uint8Array {
  if (used + ID_BYTES > pool.length) {
    pool = crypto.getRandomValues(new Uint8Array(POOL_BYTES));
    used = 0;
  }
  used += ID_BYTES;
  return pool.subarray(used - ID_BYTES, used);
}

/** Time-ordered (RFC 9562): the first 48 bits are milliseconds, so that a database can group ids by day. */
export function uuidv7(nowMs: number): string {
  const bytes = randomBytes();
  const high = Math.floor(nowMs / 2 ** 32);
  const low = nowMs % 2 ** 32;
  bytes[0] = high >>> 8;
  bytes[1] = high;
  bytes[2] = low >>> 24;
  bytes[3] = low >>> 16;
  bytes[4] = low >>> 8;
  bytes[5] = low;
  return stamp(bytes, 0x70);
}

function stamp(bytes: Uint8Array, version: number): string {
  bytes[6] = (bytes[6]! & 0x0f) | version;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  let text = '';
  for (let index = 0; index < ID_BYTES; index += 1) {
    if (index === 4 || index === 6 || index === 8 || index === 10) text += '-';
    text += HEX[bytes[index]!]!;
  }
  return text;
}
