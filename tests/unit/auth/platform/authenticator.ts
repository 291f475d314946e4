// An authenticator as a browser would use it: creates a key for a host, and signs challenges with it.
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { Credential, CredentialOptions } from '#src/contract/auth/security.ts';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const NEW_KEY = 0x40;

/** The origin of the app that a browser reports unless a test sets another. */
const ORIGIN = 'http://localhost:8080';

interface Signing {
  readonly origin?: string;
  readonly host?: string;
  /** Increases by one with each use. */
  readonly counter?: number;
  /** By a fingerprint or a PIN; true by default. */
  readonly isVerified?: boolean;
}

export class Authenticator {
  readonly id = randomBytes(16);
  counter = 0;
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    this.#publicKey = publicKey;
  }

  register(options: CredentialOptions, { origin = ORIGIN, host = 'localhost' }: Signing = {}): Credential {
    const key = Buffer.concat([Buffer.alloc(16), uint16(this.id.length), this.id, this.#coseKey()]);
    const authData = Buffer.concat([this.#head(host, PRESENT | VERIFIED | NEW_KEY), key]);
    const attestation = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(authData)],
    ]);
    return this.#credential({
      clientDataJSON: clientData('webauthn.create', options.challenge, origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  sign(
    options: CredentialOptions,
    { origin = ORIGIN, host = 'localhost', counter, isVerified = true }: Signing = {},
  ): Credential {
    this.counter = counter ?? this.counter + 1;
    const authData = this.#head(host, isVerified ? PRESENT | VERIFIED : PRESENT);
    const client = clientData('webauthn.get', options.challenge, origin);
    const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
    return this.#credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.#privateKey).toString('base64url'),
    });
  }

  #credential(response: Record<string, unknown>): Credential {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #head(host: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([flags]), counter]);
  }

  /** ES256 on P-256. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    return map([
      [int(1), int(2)],
      [int(3), int(-7)],
      [int(-1), int(1)],
      [int(-2), bytes(Buffer.from(x, 'base64url'))],
      [int(-3), bytes(Buffer.from(y, 'base64url'))],
    ]);
  }
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function uint16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16BE(value);
  return buffer;
}

/** The part of CBOR that is needed here. */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  if (value < 256) return Buffer.from([(kind << 5) | 24, value]);
  return Buffer.concat([Buffer.from([(kind << 5) | 25]), uint16(value)]);
}

const int = (value: number): Buffer => (value >= 0 ? head(0, value) : head(1, -1 - value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer =>
  Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const map = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);
