// `crypto.randomUUID` is missing on addresses that are not secure (a phone on a local network).

export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);

export function uuidv4(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return stamp(bytes, 0x40);
}

/** Time-ordered (RFC 9562): the first 48 bits are the milliseconds, so that a store can file it by day. */
export function uuidv7(nowMs: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const view = new DataView(bytes.buffer);
  view.setUint16(0, Math.floor(nowMs / 2 ** 32));
  view.setUint32(2, nowMs % 2 ** 32);
  return stamp(bytes, 0x70);
}

function stamp(bytes: Uint8Array, version: number): string {
  bytes[6] = (bytes[6]! & 0x0f) | version;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
