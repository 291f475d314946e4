// An HTTP proxy in front of the real platform that counts every event on it, and that a test can disturb.
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Longer than events wait for others to join their batch. */
const QUIET_MS = 2500;
const EVENT_CALL = '/app/v1/anonymous/appEventLogClient';

/** `lost`: the platform does its work and the answer never arrives. `hang`: nothing ever arrives. */
export type Disturbance =
  | 'drop'
  | 'lost'
  | 'hang'
  | { status: number; retryAfter?: number }
  | { delayMs: number };

export interface Arrival {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly eventIds: readonly string[];
  readonly bytes: number;
  readonly isBeacon: boolean;
  readonly disturbed: boolean;
  readonly text: string;
}

export class EventLine {
  readonly arrivals: Arrival[] = [];
  /** Called for every request with events; undefined lets the request through. */
  disturb: (body: string, count: number) => Disturbance | void = () => {};
  /** Added to the service worker's script, which makes it another version. */
  workerSuffix = '';
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;

  constructor(target: string) {
    this.#target = new URL(target);
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** On the same port as before. */
  async up(): Promise<void> {
    if (this.#server) return;
    const server = createServer((from, to) => void this.#handle(from, to).catch(() => from.destroy()));
    server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
    await new Promise<void>((resolve) => {
      server.listen(this.#port, '127.0.0.1', resolve);
    });
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Nothing answers, and requests in flight are cut. The browser goes on believing that it is online. */
  async down(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** Resolves when the app has sent everything for now. */
  async quiet(): Promise<void> {
    for (;;) {
      const before = this.arrivals.length;
      await delay(QUIET_MS);
      if (this.arrivals.length === before) return;
    }
  }

  /** Copies of one event that reached the line, beyond the first. */
  get duplicatesOnTheWire(): number {
    const ids = this.arrivals.flatMap(({ eventIds }) => eventIds);
    return ids.length - new Set(ids).size;
  }

  async #handle(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const body = await bodyOf(from);
    if (from.url !== EVENT_CALL) return this.#pass(from, to, body);
    const text = body.toString();
    const disturbance = this.disturb(text, this.arrivals.length + 1);
    this.arrivals.push({
      at: Date.now(),
      eventIds: idsOf(text),
      bytes: body.length,
      isBeacon: from.headers['content-type']?.startsWith('text/plain') ?? false,
      disturbed: disturbance !== undefined,
      text,
    });
    if (disturbance === 'hang') return;
    if (disturbance === 'drop') return void from.socket.destroy();
    if (typeof disturbance === 'object' && 'delayMs' in disturbance) await delay(disturbance.delayMs);
    else if (typeof disturbance === 'object') return refuse(to, disturbance);
    return this.#pass(from, disturbance === 'lost' ? null : to, body);
  }

  #pass(from: IncomingMessage, to: ServerResponse | null, body: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = this.#target;
      // The script is changed on its way, so it must not be compressed.
      const plain = from.url === '/sw.js' ? { 'accept-encoding': 'identity', 'if-none-match': '' } : {};
      const headers = { ...from.headers, ...plain, host: this.#target.host };
      const passed = request({ hostname, port, path: from.url, method: from.method, headers }, (answer) => {
        if (!to) {
          answer.resume();
          answer.on('end', () => {
            from.socket.destroy();
            resolve();
          });
          return;
        }
        if (from.url === '/sw.js' && this.workerSuffix) {
          void bodyOf(answer).then((script) => {
            to.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
            to.end(script.toString() + this.workerSuffix, resolve);
          });
          return;
        }
        to.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(to).on('close', () => resolve());
      });
      passed.on('error', reject);
      passed.end(body);
    });
  }
}

function refuse(to: ServerResponse, { status, retryAfter }: { status: number; retryAfter?: number }): void {
  if (retryAfter !== undefined) to.setHeader('retry-after', retryAfter);
  to.writeHead(status).end();
}

async function bodyOf(from: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of from) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function idsOf(body: string): string[] {
  try {
    const { eventList } = JSON.parse(body) as { eventList: { eventId: string }[] };
    return eventList.map(({ eventId }) => eventId);
  } catch {
    return [];
  }
}
