// A server that implements as much of PostgreSQL's protocol as a connection needs, and that a test can silence or stop.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

const READY = message('Z', Buffer.from('I'));
const GREETING = Buffer.concat([message('R', Buffer.alloc(4)), READY]);
const DONE = Buffer.concat([message('C', text('SET')), READY]);
/** What a server says to a connection that it ends. */
const TERMINATED = message(
  'E',
  Buffer.concat([text('SFATAL'), text('C57P01'), text('Mterminated'), Buffer.alloc(1)]),
);

export class ScriptedServer {
  /** Statements, in the order in which they arrived. */
  readonly statements: string[] = [];
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isSilent = false;
  #isDown = false;

  private constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket) => this.#serve(socket));
  }

  static async listening(): Promise<ScriptedServer> {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return new ScriptedServer(server);
  }

  get address(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `postgresql://someone@127.0.0.1:${port}/postgres`;
  }

  get connections(): number {
    return this.#sockets.size;
  }

  /** Breaks every connection off at once, those to come as well; the port stays its own. */
  leave(): void {
    this.#isDown = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  comeBack(): void {
    this.#isDown = false;
  }

  async close(): Promise<void> {
    this.leave();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Takes connections and statements, and answers nothing. */
  silence(): void {
    this.#isSilent = true;
  }

  answerAgain(): void {
    this.#isSilent = false;
  }

  terminateAll(): void {
    for (const socket of this.#sockets) socket.end(TERMINATED);
  }

  #serve(socket: Socket): void {
    socket.on('error', () => {});
    if (this.#isDown) return void socket.destroy();
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    let isGreeted = false;
    socket.on('data', (bytes) => {
      if (isGreeted) this.statements.push(...statementsIn(bytes));
      if (this.#isSilent || (isGreeted && statementsIn(bytes).length === 0)) return;
      socket.write(isGreeted ? DONE : GREETING);
      isGreeted = true;
    });
  }
}

/** Statements of these tests arrive in one piece. */
function statementsIn(bytes: Buffer): string[] {
  if (String.fromCharCode(bytes[0] ?? 0) !== 'Q') return [];
  return [bytes.toString('utf8', 5, bytes.readInt32BE(1))];
}

function message(kind: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

function text(content: string): Buffer {
  return Buffer.from(`${content}\0`);
}
