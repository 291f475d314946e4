// Google, Facebook and LINE on loopback: they behave like the real ones towards platforms whose settings name
// them.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GenerateKeyPairResult } from 'jose';
import type { PageAnswer, Desk, Page, Person } from './identity/desk.ts';
import { FakeFacebook } from './identity/facebook.ts';
import { FakeGoogle } from './identity/google.ts';
import { FakeLine } from './identity/line.ts';

export const PERSON: Person = { id: '104977', name: 'Marina Costa', email: 'marina@example.com' };

const MISSING: PageAnswer = { status: 404, type: 'text/plain', body: 'Not here' };

export class IdentityProvider {
  readonly google: FakeGoogle;
  readonly facebook: FakeFacebook;
  readonly line: FakeLine;
  /** Who signs in and whether they consent; tests may change it. */
  readonly desk: Desk;
  readonly #server: Server;

  /** On a port of its own. */
  static async start(): Promise<IdentityProvider> {
    const key = await FakeGoogle.newKey();
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return new IdentityProvider(server, key);
  }

  private constructor(server: Server, key: GenerateKeyPairResult) {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.#server = server;
    this.desk = { address, person: PERSON, isDeclining: false, asked: [], now: () => new Date() };
    this.google = new FakeGoogle(this.desk, key);
    this.facebook = new FakeFacebook(this.desk);
    this.line = new FakeLine(this.desk);
    server.on('request', (request, reply) => void this.#serve(request, reply));
  }

  /** Settings for a platform that trusts these three. */
  get settings(): Record<string, string> {
    return { ...this.google.settings, ...this.facebook.settings, ...this.line.settings };
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async #serve(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const pages: Readonly<Record<string, Page>> = {
      ...this.google.pages,
      ...this.facebook.pages,
      ...this.line.pages,
    };
    const url = new URL(request.url ?? '/', this.desk.address);
    const body = await bodyOf(request);
    const page = pages[`${request.method} ${url.pathname}`];
    const said = page ? await page(url, body) : MISSING;
    const headers = { 'content-type': said.type, 'access-control-allow-origin': '*' };
    reply.writeHead(said.status ?? 200, { ...headers, 'cache-control': 'no-store' }).end(said.body);
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
