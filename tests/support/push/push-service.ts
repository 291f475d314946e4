// A push service and the browsers that subscribe to it: speaks the real protocol, and reads what only the browser could.
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface DeliveredPush {
  /** The path of the subscription. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Decrypted. */
  readonly message: unknown;
  /** Claims of the platform's token, whose signature was verified. */
  readonly claims: { readonly aud: string; readonly sub: string; readonly exp: number };
  /** The platform's public key. */
  readonly key: string;
}

interface Subscriber {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
}

export class PushService {
  readonly delivered: DeliveredPush[] = [];
  /** What subscriptions are answered with, by path; by default 201. */
  readonly statuses = new Map<string, number>();
  readonly #subscribers = new Map<string, Subscriber>();
  readonly #server: Server;
  origin = '';

  private constructor() {
    this.#server = createServer((request, response) => {
      void this.#take(request).then(
        (status) => response.writeHead(status).end(),
        (error: unknown) => response.writeHead(400).end(String(error)),
      );
    });
  }

  static async start(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    service.origin = `http://127.0.0.1:${(service.#server.address() as AddressInfo).port}`;
    return service;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** What a browser's `subscription.toJSON()` gives. */
  subscribe(path: string) {
    const ecdh = createECDH('prime256v1');
    const auth = randomBytes(16);
    const p256dh = ecdh.generateKeys().toString('base64url');
    this.#subscribers.set(path, { ecdh, auth });
    return { endpoint: `${this.origin}${path}`, keys: { p256dh, auth: auth.toString('base64url') } };
  }

  async #take(request: IncomingMessage): Promise<number> {
    const path = request.url ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const status = this.statuses.get(path) ?? 201;
    if (status !== 201) return status;
    const subscriber = this.#subscribers.get(path);
    if (!subscriber) return 404;
    const message: unknown = JSON.parse(decrypt(Buffer.concat(chunks), subscriber));
    this.delivered.push({ path, headers: request.headers, message, ...verified(request) });
    return 201;
  }
}

/** RFC 8291 over RFC 8188, with one record. */
function decrypt(body: Buffer, { ecdh, auth }: Subscriber): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const input = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), auth, info, 32));
  const derive = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${label}\0`, length));
  const sealed = body.subarray(21 + keyLength);
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2 and zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** RFC 8292. */
function verified({ headers }: IncomingMessage): Pick<DeliveredPush, 'claims' | 'key'> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature does not fit');
  return { claims: JSON.parse(Buffer.from(body, 'base64url').toString()) as DeliveredPush['claims'], key };
}
