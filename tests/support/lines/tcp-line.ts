// A line between a client and a server on this machine, which a test can make silent: bytes vanish and nothing closes.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  /** Bytes of it have vanished: it never carries any again. */
  isDead: boolean;
}

export class TcpLine {
  readonly #server: Server;
  readonly #pairs = new Set<Pair>();
  #isSilent = false;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async to(port: number): Promise<TcpLine> {
    const server = createServer();
    const line = new TcpLine(server);
    server.on('connection', (near) => line.#join(near, port));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return line;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** New connections are taken and never answered. */
  silence(): void {
    this.#isSilent = true;
    for (const pair of this.#pairs) pair.isDead = true;
  }

  /** For new connections; the others stay dead. */
  restore(): void {
    this.#isSilent = false;
  }

  async close(): Promise<void> {
    for (const { near, far } of this.#pairs) for (const socket of [near, far]) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(near: Socket, port: number): void {
    const pair: Pair = { near, far: connect(port, '127.0.0.1'), isDead: this.#isSilent };
    this.#pairs.add(pair);
    this.#carry(pair, near, pair.far);
    this.#carry(pair, pair.far, near);
  }

  #carry(pair: Pair, from: Socket, to: Socket): void {
    from.on('error', () => {});
    from.on('data', (bytes) => pair.isDead || to.write(bytes));
    from.on('end', () => pair.isDead || to.end());
    from.on('close', () => {
      if (!pair.isDead) to.destroy();
      if (from.destroyed && to.destroyed) this.#pairs.delete(pair);
    });
  }
}
