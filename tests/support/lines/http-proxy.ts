// An HTTP proxy in front of a real platform that a test can switch off.
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export abstract class HttpProxy {
  readonly #host: string;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;

  protected constructor(host: 'localhost' | '127.0.0.1') {
    this.#host = host;
  }

  /** A request for which this rejects is cut. */
  protected abstract handle(from: IncomingMessage, to: ServerResponse): Promise<void>;

  get address(): string {
    return `http://${this.#host}:${this.#port}`;
  }

  /** On the same port as before. */
  async up(): Promise<void> {
    if (this.#server) return;
    const server = createServer((from, to) => void this.handle(from, to).catch(() => from.destroy()));
    server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
    await new Promise<void>((resolve) => {
      server.listen(this.#port, this.#host, resolve);
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
}

interface RequestChanges {
  readonly headers?: IncomingHttpHeaders;
  /** Needed if the request has been read already. */
  readonly body?: Buffer;
}

/** Resolves with the platform's answer. */
export function forward(
  from: IncomingMessage,
  to: URL,
  changed: RequestChanges = {},
): Promise<IncomingMessage> {
  const { hostname, port } = to;
  const { url: path, method } = from;
  return new Promise((resolve, reject) => {
    const headers = { ...from.headers, ...changed.headers };
    const passed = request({ hostname, port, path, method, headers }, resolve);
    passed.on('error', reject);
    if (changed.body) passed.end(changed.body);
    else from.pipe(passed);
  });
}

export function passOn(answer: IncomingMessage, to: ServerResponse): Promise<void> {
  to.writeHead(answer.statusCode ?? 502, answer.headers);
  return new Promise((resolve) => {
    answer.pipe(to).on('close', () => resolve());
  });
}
