// Stops a server without breaking a request: those begun are finished, idle sockets closed, new requests refused.
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAINTENANCE } from '#src/contract/errors.ts';
import { envelopeOf } from './envelope.ts';
import { languageOf } from '../languages/language.ts';
import { refuse } from '../refusals/refusal.ts';
import { epochSeconds } from '../time/time.ts';

/** Seconds until another process has taken over. */
const RETRY_AFTER = 2;

export class OpenRequests {
  /** How many requests each socket is waiting for. */
  readonly #sockets = new Map<Socket, number>();
  readonly #late = new WeakSet<FastifyRequest>();
  #isStopping = false;
  #onQuiet = () => {};

  /** To be called before any other hook is added, so that every request is counted. */
  static of(app: FastifyInstance, clock: () => Date): OpenRequests {
    const requests = new OpenRequests();
    requests.#watch(app, clock);
    return requests;
  }

  /** Resolves when every request that was begun before is answered, or when the time is up. */
  async finish(withinMs: number): Promise<void> {
    this.#isStopping = true;
    // What has arrived by now is accepted and read first: it was sent before anybody could know.
    await nextTurn();
    await nextTurn();
    for (const [socket, open] of this.#sockets) if (open === 0) socket.destroy();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, withinMs);
      this.#onQuiet = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#tellIfQuiet();
    });
    for (const socket of this.#sockets.keys()) socket.destroy();
  }

  #watch(app: FastifyInstance, clock: () => Date): void {
    app.server.on('connection', (socket) => this.#keep(socket));
    app.addHook('onRequest', async (request, reply) => {
      if (this.#isStopping) this.#late.add(request);
      const { socket } = request.raw;
      // Requests that a test injects have none.
      if (socket instanceof Socket) this.#begin(socket, reply);
    });
    // Later than the hooks that say which other origins may read the answer.
    app.addHook('preParsing', async (request, reply) => {
      if (this.#late.has(request)) await refuseLate(request, reply, clock());
    });
    app.addHook('onSend', async (_, reply) => {
      if (this.#isStopping) reply.header('connection', 'close');
    });
  }

  #keep(socket: Socket): void {
    if (this.#sockets.has(socket)) return;
    this.#sockets.set(socket, 0);
    socket.once('close', () => {
      this.#sockets.delete(socket);
      if (this.#isStopping) this.#tellIfQuiet();
    });
  }

  #begin(socket: Socket, reply: FastifyReply): void {
    this.#keep(socket);
    this.#count(socket, 1);
    reply.raw.once('close', () => this.#end(socket));
  }

  #end(socket: Socket): void {
    if (!this.#sockets.has(socket)) return;
    this.#count(socket, -1);
    if (!this.#isStopping) return;
    if (this.#sockets.get(socket) === 0) socket.destroySoon();
    this.#tellIfQuiet();
  }

  #count(socket: Socket, by: 1 | -1): void {
    this.#sockets.set(socket, (this.#sockets.get(socket) ?? 0) + by);
  }

  #tellIfQuiet(): void {
    if ([...this.#sockets.values()].every((open) => open === 0)) this.#onQuiet();
  }
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

async function refuseLate(request: FastifyRequest, reply: FastifyReply, now: Date): Promise<void> {
  const language = languageOf(request.headers['accept-language']);
  const sender = { language, traceId: request.id, serverTime: epochSeconds(now) };
  await reply
    .code(503)
    .type('application/json; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER })
    .send(JSON.stringify(envelopeOf(refuse(MAINTENANCE, { retryAfter: RETRY_AFTER }), sender)));
}
