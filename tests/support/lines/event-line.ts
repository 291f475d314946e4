// An HTTP proxy in front of the real platform that counts every event on it, and that a test can disturb.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { isGzip } from '#src/lib/gzip.ts';
import { forward, HttpProxy, passOn } from './http-proxy.ts';

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

export class EventLine extends HttpProxy {
  readonly arrivals: Arrival[] = [];
  /** Called for every request with events; undefined lets the request through. */
  disturb: (body: string, count: number) => Disturbance | void = () => {};
  /** Added to the service worker's script, which makes it another version. */
  workerSuffix = '';
  readonly #target: URL;

  constructor(target: string) {
    super('127.0.0.1');
    this.#target = new URL(target);
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

  protected async handle(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const body = await bodyOf(from);
    if (from.url !== EVENT_CALL) return this.#pass(from, to, body);
    const text = textOf(body);
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

  async #pass(from: IncomingMessage, to: ServerResponse | null, body: Buffer): Promise<void> {
    // The script is changed on its way, so it must not be compressed.
    const plain = from.url === '/sw.js' ? { 'accept-encoding': 'identity', 'if-none-match': '' } : {};
    const headers = { ...plain, host: this.#target.host };
    const answer = await forward(from, this.#target, { headers, body });
    if (!to) {
      await bodyOf(answer);
      from.socket.destroy();
    } else if (from.url === '/sw.js' && this.workerSuffix) {
      const script = await bodyOf(answer);
      to.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
      to.end(script.toString() + this.workerSuffix);
    } else {
      await passOn(answer, to);
    }
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

const textOf = (body: Buffer): string => (isGzip(body) ? gunzipSync(body) : body).toString();

function idsOf(body: string): string[] {
  try {
    const { eventList } = JSON.parse(body) as { eventList: { eventId: string }[] };
    return eventList.map(({ eventId }) => eventId);
  } catch {
    return [];
  }
}
