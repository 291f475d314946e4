// Simulates a slow line between a browser and a server on this machine. The browser's own throttling does not reach
// the requests of a service worker; a relay between both does.
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Direction, type Line } from './line.ts';

export class Relay {
  readonly down: Direction;
  line: Line;
  readonly #up: Direction;
  readonly #target: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;

  constructor(target: number, line: Line) {
    this.line = line;
    this.#target = target;
    this.down = new Direction(() => this.line);
    this.#up = new Direction(() => this.line);
  }

  get address(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Opens the line, on the same port as before a cut. */
  async open(): Promise<void> {
    const server = createServer({ allowHalfOpen: true }, (socket) => void this.#relay(socket));
    await new Promise<void>((resolve) => server.listen(this.#port, 'localhost', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Connections are refused from now on. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** Resolves after a time without incoming data. */
  async quiet(ms: number): Promise<void> {
    const since = performance.now();
    for (;;) {
      const left = Math.max(since, this.down.lastByteAt) + ms - performance.now();
      if (left <= 0) return;
      await delay(left);
    }
  }

  async #relay(browser: Socket): Promise<void> {
    this.#sockets.add(browser.on('error', () => {}));
    // The duration of a three-way handshake.
    await delay(this.line.roundTripMs);
    const server = connect({ port: this.#target, host: '127.0.0.1', allowHalfOpen: true });
    this.#sockets.add(server.on('error', () => {}));
    for (const [one, other] of [
      [browser, server],
      [server, browser],
    ] as const) {
      one.on('close', () => {
        this.#sockets.delete(one);
        // After a regular end the last packets are still under way.
        if (one.errored || !one.readableEnded) other.destroy();
      });
    }
    this.#up.carry(browser, server);
    this.down.carry(server, browser);
  }
}
